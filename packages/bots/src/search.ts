import {
  awaitedSeats,
  type Game,
  type GameAdvice,
  includes,
  type Json,
  type Move,
  MoveList,
  NOBODY,
  type Position,
  type Random,
  type Seat,
  seatAt,
} from '@potager/kernel';
import { Estimator } from './estimator.ts';
import { Playout } from './playout.ts';
import { NONE, Tree } from './tree.ts';

/** How much a promising move is tried although others have done better so far, unless a game says otherwise. */
const CURIOSITY = 1.5;
/** The same where all moves were tried by what was learnt, so that most of them need no second look. */
const LEARNED_CURIOSITY = 1;

/** What search thinks of one move at the root. */
export interface Opinion {
  readonly move: Move;
  readonly visits: number;
  /** The mean result for the seat, 0 to 1. */
  readonly value: number;
}

/**
 * Monte Carlo tree search over information sets: every iteration deals what the seat does not know anew, goes down one
 * common tree by moves that are legal in this deal, adds a node, and plays on from there to an estimate. Where a
 * network has learnt the game nothing is played on: a new node gets all its moves at once, each with what the network
 * expects of it, and the best of them is the estimate. Each seat maximises its own result. Where several may act at
 * once, the thinking seat acts first and the others one by one after it, each as long as it has something to do. If
 * they see each other do so, one line of moves stands for all their orders. If they do not, their choices are
 * decoupled: everyone chooses below the node where all began, by what came of their own choices alone, and the search
 * goes on below the thinking seat's.
 */
export class Search {
  readonly seat: Seat;
  readonly root: Position;
  private readonly work: Position;
  private readonly advice: GameAdvice | undefined;
  private readonly random: Random;
  private readonly curiosity: number;
  private readonly tree = new Tree();
  private readonly list = new MoveList();
  private readonly path: number[] = [];
  private readonly playout: Playout;
  private readonly estimator: Estimator | undefined;
  private readonly values: Float64Array;
  /** While choices are sealed: the node that each seat's own choices have led to. */
  private readonly places: Int32Array;
  private isSealed = false;
  private weights = new Float64Array(1024);

  constructor(game: Game, advice: GameAdvice | undefined, { seat, view, random }: SearchStart) {
    this.seat = seat;
    this.advice = advice;
    this.random = random;
    this.root = game.fromView(view, random.copy());
    this.estimator = Estimator.make(advice, seat, this.root);
    this.curiosity = this.estimator ? LEARNED_CURIOSITY : (advice?.curiosity ?? CURIOSITY);
    this.work = this.root.copy();
    this.values = new Float64Array(this.root.seatCount);
    this.places = new Int32Array(this.root.seatCount);
    this.playout = new Playout(advice, this.values, { viewer: seat, random });
  }

  /** Whether it goes by what was learnt. */
  get hasLearned(): boolean {
    return this.estimator !== undefined;
  }

  /** `first` is the move that the thinking seat makes, whatever search would choose: moves get equal effort then. */
  iterate(first?: Move): void {
    const { work, path, tree } = this;
    work.copyFrom(this.root);
    work.redeal(this.seat, this.random);
    path.length = 0;
    path.push(0);
    this.isSealed = false;
    let node = 0;
    let isJudged = false;
    while (work.actors !== NOBODY) {
      const seat = this.actorOf(work);
      work.moves(seat, this.list);
      const isForced = this.list.length === 1;
      const from = this.standpoint(node, seat);
      const isNew = tree.firstOf(from, seat) === NONE;
      if (isNew) this.expand(from, seat);
      isJudged = this.estimator !== undefined && isNew && !isForced && !(first !== undefined && path.length === 1);
      if (isJudged) break;
      node = first !== undefined && path.length === 1 ? this.childFor(from, seat, first) : this.select(from, seat);
      work.play(seat, tree.moves[node]!);
      path.push(node);
      node = this.look(node);
      this.places[seat] = node;
      if (this.advice?.isHorizon?.(work, this.seat)) break;
      if (this.estimator === undefined && tree.visits[node] === 0 && !isForced) break;
    }
    if (!isJudged) this.judge();
    this.remember();
  }

  /** The root's moves, those tried most first. */
  opinions(): Opinion[] {
    const { tree } = this;
    const opinions: Opinion[] = [];
    for (let child = tree.firstChild[0]!; child !== NONE; child = tree.nextChild[child]!) {
      if (tree.seats[child] !== this.seat) continue;
      const visits = tree.visits[child]!;
      const value = visits === 0 ? 0 : tree.sums[child]! / visits;
      opinions.push({ move: tree.moves[child]!, visits, value });
    }
    return opinions.toSorted((one, other) => other.visits - one.visits || other.value - one.value);
  }

  /** Whether so many iterations more cannot make another move the most tried one. */
  isSettled(left: number): boolean {
    const { tree } = this;
    let most = 0;
    let second = 0;
    for (let child = tree.firstChild[0]!; child !== NONE; child = tree.nextChild[child]!) {
      if (tree.seats[child] !== this.seat) continue;
      const visits = tree.visits[child]!;
      if (visits > most) [most, second] = [visits, most];
      else if (visits > second) second = visits;
    }
    return most > second + left;
  }

  /** What the position that was reached is worth to everyone. */
  private judge(): void {
    if (this.estimator) this.estimator.estimate(this.work, this.values);
    else this.playout.run(this.work);
  }

  private actorOf(position: Position): Seat {
    const actors = awaitedSeats(position);
    return includes(actors, this.seat) ? this.seat : seatAt(actors, 0);
  }

  /** The node below which the seat chooses. */
  private standpoint(node: number, seat: Seat): number {
    if (this.advice?.isSealed?.(this.work)) {
      if (!this.isSealed) this.places.fill(node);
      this.isSealed = true;
      return this.places[seat]!;
    }
    if (!this.isSealed) return node;
    this.isSealed = false;
    return this.places[this.seat]!;
  }

  /** Goes on to the node for what the seat saw of the last move, where the game says that it matters. */
  private look(node: number): number {
    const glimpse = this.advice?.glimpse?.(this.work, this.seat) ?? 0;
    if (glimpse === 0) return node;
    const seen = this.tree.glimpsed(node, glimpse);
    this.path.push(seen);
    return seen;
  }

  /** The most interesting child among the legal moves; children that are missing are made. */
  private select(node: number, seat: Seat): number {
    const { tree, list } = this;
    const isEstimated = this.estimator !== undefined;
    const fallback = isEstimated ? 0 : this.meanOf(node, seat);
    let expected = tree.firstOf(node, seat);
    let best = NONE;
    let bestAppeal = -1;
    for (let i = 0; i < list.length; i++) {
      let child = tree.find(node, seat, list.at(i), expected);
      if (child === NONE) child = this.addLater(node, seat, list.at(i));
      const chances = tree.chances[child]! + 1;
      tree.chances[child] = chances;
      const visits = tree.visits[child]!;
      // What was expected at first counts as much as one visit.
      const value = isEstimated
        ? (tree.estimates[child]! + tree.sums[child]!) / (1 + visits)
        : visits === 0
          ? fallback
          : tree.sums[child]! / visits;
      const appeal = value + (this.curiosity * tree.priors[child]! * Math.sqrt(chances)) / (1 + visits);
      if (appeal > bestAppeal) {
        bestAppeal = appeal;
        best = child;
      }
      expected = tree.nextChild[child]!;
    }
    return best;
  }

  private childFor(node: number, seat: Seat, move: Move): number {
    return this.tree.find(node, seat, move, NONE);
  }

  /** A move that was not possible in the deal by which the node was made. */
  private addLater(node: number, seat: Seat, move: Move): number {
    const { tree, list } = this;
    const child = tree.add(node, seat, move, 1 / list.length);
    if (this.estimator) tree.estimates[child] = this.meanOf(node, seat);
    return child;
  }

  /** In the order of the list, so that `select` finds each child where it expects it. */
  private expand(node: number, seat: Seat): void {
    if (this.estimator) {
      this.expandLearned(this.estimator, node, seat);
      return;
    }
    if (this.weights.length < this.list.length) this.weights = new Float64Array(2 * this.list.length);
    const { tree, list, weights, advice } = this;
    if (advice?.weigh) advice.weigh(this.work, seat, list, weights);
    else weights.fill(1, 0, list.length);
    let sum = 0;
    for (let i = 0; i < list.length; i++) sum += weights[i]!;
    for (let i = list.length - 1; i >= 0; i--) {
      tree.add(node, seat, list.at(i), sum > 0 ? weights[i]! / sum : 1 / list.length);
    }
  }

  /** `values` are then those of the best move. */
  private expandLearned(estimator: Estimator, node: number, seat: Seat): void {
    const { tree, list, work, values } = this;
    if (list.length === 1) {
      tree.add(node, seat, list.at(0), 1);
      return;
    }
    estimator.tryAll(work, seat, list, values);
    for (let i = list.length - 1; i >= 0; i--) {
      const child = tree.add(node, seat, list.at(i), estimator.priors[i]!);
      tree.estimates[child] = estimator.results[i]!;
    }
  }

  /** How the seat fares here on average: what is expected of a move that was never tried. */
  private meanOf(node: number, seat: Seat): number {
    const { tree } = this;
    let visits = 0;
    let sum = 0;
    for (let child = tree.firstChild[node]!; child !== NONE; child = tree.nextChild[child]!) {
      if (tree.seats[child] !== seat) continue;
      visits += tree.visits[child]!;
      sum += tree.sums[child]!;
    }
    return visits === 0 ? 1 / this.values.length : sum / visits;
  }

  private remember(): void {
    const { tree, path, values } = this;
    for (const node of path) {
      tree.visits[node]! += 1;
      if (!tree.isGlimpse(node)) {
        tree.sums[node]! += values[tree.seats[node]!]!;
      }
    }
  }
}

export interface SearchStart {
  readonly seat: Seat;
  readonly view: Json;
  readonly random: Random;
}
