import { type Bot, chooser, MAX_DECISIONS } from '@shamble/bots';
import {
  type Answer,
  briefly,
  type Decision,
  type Draw,
  exportLog,
  forcedAnswer,
  isForced,
  isWindow,
  type Json,
  type Kit,
  type Match,
  type Say,
  type Seat,
  type Sensible,
  SPECTATOR,
  same,
} from '@shamble/kernel';
import { type Rulebook, refusalMessage, undoMessage } from '@shamble/kernel/text';
import { Complaint, FAILED } from '../complaint.ts';
import type { Desk } from '../desk.ts';
import { endLines } from '../game-text.ts';
import type { Style } from '../shown.ts';
import { wrap } from '../wrap.ts';
import { readAnswer } from './answer.ts';
import { answerText, optionRows, promptText } from './describe.ts';
import type { Keyboard } from './keyboard.ts';
import { News } from './news.ts';
import { rulesAbout, rulesBehind } from './rules-page.ts';
import { freeUndoTarget, undoTarget } from './take-back.ts';

/** A table in a terminal: the match, who sits at it, and how it is played. */
export interface Table {
  readonly kit: Kit;
  readonly sensible: Sensible;
  readonly draw: Draw;
  readonly match: Match;
  /** A bot per seat; null where a person sits. */
  readonly bots: readonly (Bot | null)[];
  readonly voice: Say;
  readonly book: Rulebook;
  readonly freeUndo: boolean;
  readonly passWindows: boolean;
  /** Keeps the log; returns the file. */
  save(log: string): string;
}

/** What became of a line: an answer was given or taken back, it only showed something, or the person left. */
type Step = 'moved' | 'shown' | 'left';

/** A view without `you`, which says only whose view it is. */
function contentOf(view: Json): Json {
  if (typeof view !== 'object' || view === null || Array.isArray(view)) return view;
  const { you, ...content } = view as Record<string, Json>;
  return content;
}

export class Session {
  private readonly table: Table;
  private readonly desk: Desk;
  private readonly keyboard: Keyboard;
  private readonly news: News;
  private readonly people: readonly Seat[];
  /** Who had the keyboard last, and the board as that seat last saw it. */
  private atKeyboard: Seat | null = null;
  private board = '';
  /** Answers of bots in a row: too many, and the game hangs. */
  private botStreak = 0;

  constructor(table: Table, desk: Desk, keyboard: Keyboard) {
    this.table = table;
    this.desk = desk;
    this.keyboard = keyboard;
    this.people = table.bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
    this.news = new News(table);
  }

  /** Plays until the game is over (true) or the people leave (false). */
  async run(): Promise<boolean> {
    const { match, bots } = this.table;
    while (!match.over) {
      const decision = match.pending.find(({ seat }) => bots[seat] !== null) ?? match.pending[0];
      const bot = bots[decision.seat];
      if (bot) this.answerAsBot(bot, decision);
      else if (!this.isAsked(decision)) this.answerItself(decision);
      else if ((await this.askPerson(decision)) === 'left') return false;
    }
    this.showEnd();
    return true;
  }

  private readonly isAsked = (decision: Decision): boolean => {
    if (this.table.bots[decision.seat] !== null || isForced(decision)) return false;
    return !(this.table.passWindows && isWindow(decision));
  };

  private answerAsBot(bot: Bot, decision: Decision): void {
    const { match } = this.table;
    if (++this.botStreak > MAX_DECISIONS) throw new Complaint('cli.play.stalled', { file: this.save() }, FAILED);
    const { n, answer } = bot(match, decision.seat);
    this.give(decision.seat, n, answer);
    if (this.people.length === 0) this.showNews(SPECTATOR);
  }

  /** Forced decisions, and windows that nobody wants to be asked about. */
  private answerItself(decision: Decision): void {
    const { kit, voice } = this.table;
    const { seat, n } = decision;
    const answer = decision.kind === 'choose' && decision.pass !== null ? decision.pass : forcedAnswer(decision);
    const id = isForced(decision) ? 'cli.play.forced' : 'cli.play.passed';
    const what = voice(kit.describe.prompt(decision));
    this.news.note(seat, this.desk.say(id, { what, answer: answerText(decision, answer, kit.describe, voice) }));
    this.give(seat, n, answer);
  }

  /** Gives an answer that must be legal. */
  private give(seat: Seat, n: number, answer: Answer): void {
    const { match, kit, voice } = this.table;
    const refusal = match.answer(seat, n, answer);
    if (!refusal) return;
    const detail = refusal.code === 'rules-error' ? briefly(match.fault?.error) : refusal.code;
    const reason = voice(refusalMessage(refusal, kit.describe));
    throw new Complaint('cli.play.broken', { reason, detail, file: this.save() }, FAILED);
  }

  private async askPerson(decision: Decision): Promise<Step> {
    const { seat } = decision;
    this.botStreak = 0;
    this.save();
    if (!(await this.handOver(seat))) return this.leave();
    this.showNews(seat);
    this.showBoard(seat, false);
    this.showDecision(decision);
    for (;;) {
      const line = await this.keyboard.ask(this.desk.paint('cyan', '> '));
      const step = line === null ? this.leave() : this.take(decision, line.trim());
      if (step !== 'shown') return step;
    }
  }

  /** Between people who see different things the keyboard changes hands behind an empty screen. */
  private async handOver(seat: Seat): Promise<boolean> {
    const before = this.atKeyboard;
    this.atKeyboard = seat;
    if (before === null || before === seat) return true;
    const { match, voice } = this.table;
    const [first, ...others] = this.people.map((person) => contentOf(match.view(person)));
    if (others.every((view) => same(view, first))) return true;
    if (this.keyboard.interactive) this.desk.clear();
    this.board = '';
    return (await this.keyboard.ask(voice({ id: 'cli.play.hand-over', params: { who: { seat } } }))) !== null;
  }

  /** A command, or else an answer. */
  private take(decision: Decision, line: string): Step {
    const { seat } = decision;
    const [command, ...words] = line.split(/\s+/);
    if (command.startsWith('?')) return this.showRules(decision, `${command.slice(1)} ${words.join(' ')}`.trim());
    if (words.length > 0) return this.takeAnswer(decision, line);
    switch (command.toLowerCase()) {
      case 'u':
        return this.undo(seat);
      case 'h':
        return this.showHint(decision);
      case 'l':
        return this.show(this.news.all(seat));
      case 'b':
        this.showBoard(seat, true);
        this.showDecision(decision);
        return 'shown';
      case 's':
        return this.show([this.desk.say('cli.play.saved', { file: this.save() })]);
      case 'q':
        return this.leave();
      default:
        return this.takeAnswer(decision, line);
    }
  }

  private takeAnswer(decision: Decision, line: string): Step {
    const { match, kit, voice } = this.table;
    const read = readAnswer(decision, line);
    if ('unclear' in read)
      return this.show([
        this.desk.say(`cli.unclear.${read.unclear}`, { word: read.word }),
        this.desk.say('cli.play.keys'),
      ]);
    const refusal = match.answer(decision.seat, decision.n, read.answer);
    if (refusal) return this.show([voice(refusalMessage(refusal, kit.describe))], 'yellow');
    this.save();
    return 'moved';
  }

  private undo(seat: Seat): Step {
    const { match, voice, freeUndo } = this.table;
    const target = freeUndo ? freeUndoTarget(match, this.isAsked) : undoTarget(match, seat, this.isAsked);
    const reason = undoMessage(target);
    if (reason || !target || !('to' in target)) {
      const lines = [voice(reason ?? { id: 'cli.play.keys' })];
      if (target && 'locked' in target && !freeUndo) lines.push(this.desk.say('cli.play.locked'));
      return this.show(lines);
    }
    match.undoTo(target.to);
    this.news.forgetAfter(target.to);
    this.save();
    this.desk.out(this.desk.say('cli.play.undone'));
    return 'moved';
  }

  private showHint(decision: Decision): Step {
    const { kit, sensible, match, voice } = this.table;
    const below = chooser(`${match.seed}/hint/${decision.n}`);
    const { answer, why } = sensible(match.view(decision.seat), decision, below);
    const what = answerText(decision, answer, kit.describe, voice);
    return this.show([this.desk.say('cli.play.hint', { answer: what, why: voice(why) })]);
  }

  private showRules(decision: Decision, words: string): Step {
    const { book } = this.table;
    return this.show(
      words === '' ? rulesBehind(book, decision.ask.rules, this.desk) : rulesAbout(book, words, this.desk),
    );
  }

  private leave(): Step {
    const { match } = this.table;
    const file = this.save();
    this.desk.out(this.desk.say('cli.play.left', { file, game: match.game.id }));
    return 'left';
  }

  private save(): string {
    return this.table.save(exportLog(this.table.match, { checkpoint: true }));
  }

  private show(lines: readonly string[], style?: Style): Step {
    const { out, paint, width } = this.desk;
    for (const line of lines) {
      const text = wrap(line, width, '  ');
      out(style ? paint(style, text) : text);
    }
    return 'shown';
  }

  private showNews(seat: Seat): void {
    const lines = this.news.fresh(seat);
    if (lines.length > 0) this.show(['', ...lines], 'dim');
  }

  /** The board, unless the seat has just seen the very same. */
  private showBoard(seat: Seat, again: boolean): void {
    const { draw, match, voice } = this.table;
    const board = draw(match.view(seat), voice, this.desk.width).join('\n');
    if (board === this.board && !again) return;
    this.board = board;
    this.desk.out(`\n${board}`);
  }

  private showDecision(decision: Decision): void {
    const { kit, voice } = this.table;
    const { paint, say, out, width } = this.desk;
    out(`\n${paint('bold', wrap(promptText(decision, kit.describe, voice), width))}`);
    const { main, beside } = optionRows(decision, kit.describe, voice);
    const row = (text: string, i: number): string => {
      const number = String(i + 1).padStart(3);
      return `${paint('cyan', number)}  ${wrap(text, width - 5, '     ')}`;
    };
    for (const [i, text] of main.entries()) out(row(text, i));
    const how = this.howTo(decision);
    if (how) out(paint('dim', how));
    if (beside.length > 0) out(say('cli.play.beside'));
    for (const [i, text] of beside.entries()) out(row(text, main.length + i));
  }

  private howTo(decision: Decision): string | null {
    const { say } = this.desk;
    switch (decision.kind) {
      case 'choose':
        return decision.pass === null ? null : say('cli.how.window');
      case 'pick':
        return decision.min === decision.max
          ? say('cli.how.exactly', { count: decision.max })
          : say('cli.how.pick', { min: decision.min, max: decision.max });
      case 'split':
        return say('cli.how.split', { total: decision.total, targets: decision.options.length });
      case 'order':
        return say('cli.how.order');
      case 'place':
        return say(decision.path === null ? 'cli.how.point' : 'cli.how.path');
    }
  }

  private showEnd(): void {
    const { match, kit, voice } = this.table;
    const seat = this.atKeyboard ?? this.people[0] ?? SPECTATOR;
    this.showNews(seat);
    this.showBoard(seat, false);
    this.show(['', ...endLines(match, kit, voice)]);
  }
}
