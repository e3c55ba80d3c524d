import { includes, isWished, type Lesson, type LessonChapter, type LessonStep } from '@potager/kernel';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { awaitedOf, type MoveGate, type Session } from '../client/session.ts';
import { makeViewRules } from '../pages/table/view-rules.ts';
import type { OpenedStudy } from '../study/open-study.ts';
import type { Study } from '../study/study.ts';
import type { LessonProgress } from './lesson-progress.ts';

/** Who sits where: the reader first, then friendly bots. */
const chairsOf = (seats: number): Study['chairs'] =>
  Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'reader' : 'sprout'));

/** Whether the reader may act in what is being shown, as where all build at once. */
function isAskedInView({ loaded, playback, viewer }: Session): boolean {
  if (loaded === undefined) return false;
  return includes(makeViewRules(loaded.game, playback.shown.value.view, viewer.value).awaited(), viewer.value);
}

/** Where somebody is in a lesson. */
export interface LessonPlace {
  readonly chapter: number;
  readonly step: number;
}

/** One reader's way through a lesson: what is said now, what is waited for, and the board on which it is done. */
export class LessonRun implements MoveGate {
  readonly lesson: Lesson;
  readonly place = signal<LessonPlace>({ chapter: 0, step: 0 });
  /** The board of the chapter; undefined until it is there. */
  readonly session = signal<Session | undefined>(undefined);
  /** How often in this step something else was tried than what is waited for. */
  readonly strayed = signal(0);
  private readonly open: (study: Study) => Promise<OpenedStudy>;
  private opened: OpenedStudy | undefined;
  private replies: string[] = [];

  constructor(lesson: Lesson, open: (study: Study) => Promise<OpenedStudy>) {
    this.lesson = lesson;
    this.open = open;
  }

  readonly chapter: ReadonlySignal<LessonChapter> = computed(() => this.lesson.chapters[this.place.value.chapter]!);
  readonly step: ReadonlySignal<LessonStep> = computed(() => this.chapter.value.steps[this.place.value.step]!);

  /** Whether there is nothing more to learn. */
  readonly isLast: ReadonlySignal<boolean> = computed(() => this.nextPlace(this.place.value) === undefined);

  /**
   * Whether the others have done what they do, and it has been seen: only then the next thing is said. What they do at
   * the same time as the reader holds nothing up.
   */
  readonly isReady: ReadonlySignal<boolean> = computed(() => {
    const session = this.session.value;
    const mirror = session?.mirror.value;
    if (session === undefined || mirror === undefined || session.isBusy.value) return false;
    if (session.playback.isPlaying.value && !isAskedInView(session)) return false;
    return mirror.info.status === 'over' || awaitedOf(mirror, session.mySeats.value).length > 0;
  });

  /** Begins, or goes on where somebody left: where that no longer leads on, anew. */
  async begin(progress?: LessonProgress): Promise<void> {
    if (progress !== undefined && (await this.resume(progress))) return;
    await this.enter({ chapter: 0, step: 0 });
  }

  /** The reader has read what was said. */
  next(): void {
    const to = this.nextPlace(this.place.peek());
    if (to !== undefined && this.step.peek().wish === undefined) void this.goTo(to);
  }

  readonly mayPlay = (move: string): boolean => {
    const at = this.whereWished();
    // Whoever has learnt everything goes on alone.
    if (at === undefined) return true;
    const { wish = [], allows = [], replies = [] } = this.stepAt(at);
    if (!isWished([...wish, ...allows], move)) {
      this.strayed.value++;
      return false;
    }
    batch(() => {
      this.place.value = at;
      this.strayed.value = 0;
    });
    if (isWished(wish, move)) this.replies = [...replies];
    return true;
  };

  readonly played = (move: string): void => {
    const to = this.nextPlace(this.place.peek());
    if (to !== undefined && isWished(this.step.peek().wish ?? [], move)) void this.goTo(to);
  };

  /** How far it has come; undefined until there is a board. */
  progress(): LessonProgress | undefined {
    const { chapter, step } = this.place.peek();
    return this.opened && { chapter, step, moves: this.opened.begun().moves };
  }

  /** The game as far as it has been played. */
  begun(): ReturnType<OpenedStudy['begun']> | undefined {
    return this.opened?.begun();
  }

  end(): void {
    this.opened?.end();
    this.opened = undefined;
  }

  private stepAt({ chapter, step }: LessonPlace): LessonStep {
    return this.lesson.chapters[chapter]!.steps[step]!;
  }

  private nextPlace({ chapter, step }: LessonPlace): LessonPlace | undefined {
    if (step + 1 < this.lesson.chapters[chapter]!.steps.length) return { chapter, step: step + 1 };
    return chapter + 1 < this.lesson.chapters.length ? { chapter: chapter + 1, step: 0 } : undefined;
  }

  private isElsewhere({ chapter, step }: LessonPlace): boolean {
    return step === 0 && this.lesson.chapters[chapter]!.position !== undefined;
  }

  /**
   * Where a move is next waited for: whoever acts has read what comes before. A step that leads to another board waits
   * for none.
   */
  private whereWished(): LessonPlace | undefined {
    let at = this.place.peek();
    while (this.stepAt(at).wish === undefined) {
      const next = this.nextPlace(at);
      if (next === undefined) return undefined;
      if (this.isElsewhere(next)) return at;
      at = next;
    }
    return at;
  }

  private async goTo(place: LessonPlace): Promise<void> {
    if (this.isElsewhere(place)) return this.enter(place);
    batch(() => {
      this.place.value = place;
      this.strayed.value = 0;
    });
  }

  /** The chapter whose position this one goes on from. */
  private beginningOf(chapter: number): LessonChapter & Required<Pick<LessonChapter, 'position'>> {
    const { chapters } = this.lesson;
    const found = chapters.slice(0, chapter + 1).findLast(({ position }) => position !== undefined);
    return found as LessonChapter & Required<Pick<LessonChapter, 'position'>>;
  }

  private async enter(place: LessonPlace, moves?: LessonProgress['moves']): Promise<void> {
    const { position, secret } = this.beginningOf(place.chapter);
    const before = this.opened;
    this.replies = [];
    this.opened = await this.open({
      game: moves === undefined ? position : { ...position, moves },
      chairs: chairsOf(position.seats),
      script: ({ moves: possible }) => this.reply(possible),
      secret,
    });
    this.opened.session.gate = this;
    before?.end();
    batch(() => {
      this.session.value = this.opened?.session;
      this.place.value = place;
      this.strayed.value = 0;
    });
  }

  private async resume({ chapter, step, moves }: LessonProgress): Promise<boolean> {
    const wanted = this.lesson.chapters[chapter]?.steps[step];
    if (wanted === undefined) return false;
    try {
      await this.enter({ chapter, step }, moves);
    } catch {
      return false;
    }
    const legal = this.session.peek()?.mirror.peek()?.turnStatus.legal ?? [];
    const { wish, allows = [] } = wanted;
    return wish === undefined || legal.some((move) => isWished([...wish, ...allows], move));
  }

  /** The next thing that the others are to do, where it is possible now. */
  private reply(possible: readonly string[]): string | undefined {
    const at = this.replies.findIndex((move) => possible.includes(move));
    return at < 0 ? undefined : this.replies.splice(0, at + 1).at(-1);
  }
}
