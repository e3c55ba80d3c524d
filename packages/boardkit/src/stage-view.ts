import {
  bringIn,
  type Camera,
  centreOn,
  fitCamera,
  fitScale,
  keepInside,
  type Limits,
  type Point,
  type Rect,
  type Size,
  zoomAt,
} from './camera.ts';
import { listenToHands } from './gestures.ts';

const MARGIN = 24;
const GLIDE_MS = 340;

/** Whether fingers are at work, which need more room than a mouse. */
const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

/** A stage's camera, put on the screen without a detour through components: hands move it many times a second. */
export class StageView {
  private readonly stage: HTMLElement;
  private readonly drawing: SVGSVGElement;
  private readonly ending = new AbortController();
  private world: Rect = { x: 0, y: 0, width: 1, height: 1 };
  private comfort = 0;
  private room: Size = { width: 0, height: 0 };
  private camera: Camera = { x: 0, y: 0, k: 1 };
  private focus: Rect | undefined;
  /** Whether the camera is where a hand has put it, or near the focus, rather than where everything is seen. */
  private isMoved = false;
  /** Whether the last thing done was done by hand: what a hand has touched is seen, and must stay under it. */
  private isByHand = false;
  private gliding: ReturnType<typeof setTimeout> | undefined;

  constructor(stage: HTMLElement, drawing: SVGSVGElement) {
    this.stage = stage;
    this.drawing = drawing;
    const { signal } = this.ending;
    const observer = new ResizeObserver(() => this.resize());
    observer.observe(stage);
    const stopHands = listenToHands(stage, {
      drag: (by) => this.drag(by),
      zoom: (at, factor) => this.zoom(at, factor),
      takesWheel: (factor) => this.takesWheel(factor),
      canDrag: () => this.isZoomed(),
      dragging: (isDragged) => void (stage.dataset['dragged'] = String(isDragged)),
    });
    signal.addEventListener('abort', () => {
      observer.disconnect();
      stopHands();
    });
    stage.addEventListener('focusin', (event) => this.bringFocused(event.target as Element), { signal });
    stage.addEventListener('pointerdown', () => void (this.isByHand = true), { signal, capture: true });
    document.addEventListener('keydown', () => void (this.isByHand = false), { signal, capture: true });
    stage.addEventListener('bk-bring', (event) => this.bring(event.target as Element), { signal });
    stage.addEventListener('keydown', (event) => this.press(event), { signal });
  }

  end(): void {
    clearTimeout(this.gliding);
    this.ending.abort();
  }

  show(world: Rect, comfort: number): void {
    this.world = world;
    this.comfort = comfort;
    if (this.room.width === 0 || this.isMoved) this.resize();
    else this.glide(fitCamera(world, this.room));
  }

  /**
   * Shows what matters now, all of it: what is larger than the room at a comfortable scale is seen from further away.
   */
  goTo(focus: Rect | undefined): void {
    this.focus = focus;
    if (focus === undefined || this.room.width === 0) return;
    const largest = fitScale(focus, this.room);
    if (fitScale(this.world, this.room) < this.comfort && isTouched()) {
      this.glide(centreOn(focus, this.room, Math.min(largest, Math.max(this.comfort, this.camera.k))));
      this.isMoved = this.isZoomed();
    } else if (this.isMoved && this.camera.k <= largest) this.glide(bringIn(this.camera, focus, this.room, MARGIN));
  }

  fit(): void {
    this.isMoved = false;
    this.glide(fitCamera(this.world, this.room));
  }

  zoomBy(factor: number): void {
    this.isMoved = true;
    this.glide(zoomAt(this.camera, { x: this.room.width / 2, y: this.room.height / 2 }, factor, this.limits()));
  }

  private resize(): void {
    const { clientWidth: width, clientHeight: height } = this.stage;
    const isFirst = this.room.width === 0;
    const before = this.room;
    this.room = { width, height };
    if (width === 0 || height === 0) return;
    if (this.isMoved) {
      // Whoever turns the phone goes on seeing in the middle what was there.
      const { x, y, k } = this.camera;
      const turned = { x: x + (width - before.width) / 2, y: y + (height - before.height) / 2, k };
      this.put(zoomAt(turned, { x: width / 2, y: height / 2 }, 1, this.limits()));
    } else this.put(fitCamera(this.world, this.room));
    if (isFirst) this.goTo(this.focus);
  }

  private limits(): Limits {
    const min = fitScale(this.world, this.room);
    return { min, max: Math.max(4 * min, 2.5 * this.comfort) };
  }

  private isZoomed(): boolean {
    return this.camera.k > fitScale(this.world, this.room) * 1.01;
  }

  /** The page scrolls where there is nothing to zoom out of, or where it is not at its top. */
  private takesWheel(factor: number): boolean {
    return this.isZoomed() || (factor > 1 && scrollY === 0);
  }

  private drag(by: Point): void {
    this.isMoved = true;
    this.put({ x: this.camera.x + by.x, y: this.camera.y + by.y, k: this.camera.k });
  }

  private zoom(at: Point, factor: number): void {
    this.isMoved = true;
    this.put(zoomAt(this.camera, at, factor, this.limits()));
    if (!this.isZoomed()) this.isMoved = false;
  }

  private press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') this.zoomBy(1.4);
    else if (event.key === '-') this.zoomBy(1 / 1.4);
    else if (event.key === '0') this.fit();
  }

  /** What the keyboard has reached must be seen; what a pointer has touched is. */
  private bringFocused(element: Element): void {
    if (!this.isByHand && element.matches(':focus-visible')) this.bring(element);
  }

  private bring(element: Element): void {
    if (!this.drawing.contains(element)) return;
    const { left, top } = this.stage.getBoundingClientRect();
    const seen = element.getBoundingClientRect();
    const { x, y, k } = this.camera;
    const part = {
      x: (seen.left - left - x) / k,
      y: (seen.top - top - y) / k,
      width: seen.width / k,
      height: seen.height / k,
    };
    this.glide(bringIn(this.camera, part, this.room, MARGIN));
  }

  private glide(camera: Camera): void {
    this.drawing.dataset['gliding'] = 'true';
    clearTimeout(this.gliding);
    this.gliding = setTimeout(() => void delete this.drawing.dataset['gliding'], GLIDE_MS);
    this.put(camera);
  }

  private put(camera: Camera): void {
    this.camera = keepInside(camera, this.world, this.room);
    const { x, y, k } = this.camera;
    this.drawing.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
    this.stage.dataset['zoomed'] = String(this.isZoomed());
  }
}
