import {
  type Decision,
  type Json,
  type Kit,
  optionsOf,
  type Say,
  type Seat,
  SPECTATOR,
  same,
  type Terminal,
} from '@shamble/kernel';
import { type Rulebook, refusalMessage, undoMessage } from '@shamble/kernel/text';
import type { Pacing, Play, TableHandle, TableUpdate } from '@shamble/tables';
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

/** A table in a terminal, and how it is shown and asked there. */
export interface Table {
  readonly kit: Kit;
  readonly terminal: Terminal;
  readonly play: Play;
  readonly voice: Say;
  readonly book: Rulebook;
  readonly pacing: Pacing;
  readonly isResumed: boolean;
  /** Keeps the log; returns the file. */
  save(log: string): string;
}

/** Somebody who looks at the table from the keyboard: a person, or where only bots play, a spectator. */
interface Sitter {
  readonly seat: Seat;
  readonly handle: TableHandle;
  readonly news: News;
  /** What the table said last. */
  now: TableUpdate;
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
  private sitters: readonly Sitter[] = [];
  /** Who had the keyboard last, and the board as that seat last saw it. */
  private atKeyboard: Sitter | null = null;
  private board = '';

  constructor(table: Table, desk: Desk, keyboard: Keyboard) {
    this.table = table;
    this.desk = desk;
    this.keyboard = keyboard;
  }

  /** Plays until the game is over, which gives its log, or the people leave. */
  async run(): Promise<string | null> {
    const { play } = this.table;
    const seats = play.people.length > 0 ? play.people : [SPECTATOR];
    const sitters: Sitter[] = [];
    for (const seat of seats) sitters.push(await this.sit(seat));
    this.sitters = sitters;
    play.start();
    for (;;) {
      await play.idle();
      const { outcome, trouble, waiting } = sitters[0].now;
      if (trouble && trouble.code !== 'damaged') await this.complain(trouble);
      if (outcome) break;
      const asked = waiting.flatMap((seat) => sitters.filter((one) => one.seat === seat && one.now.decision));
      if (asked.length > 0 && (await this.askPerson(asked[0])) === 'left') return null;
    }
    this.showEnd();
    return sitters[0].handle.exportLog();
  }

  private async sit(seat: Seat): Promise<Sitter> {
    const { play, pacing, kit, voice, isResumed } = this.table;
    const news = new News({ describe: kit.describe, voice, desk: this.desk }, isResumed);
    const sitter: { seat: Seat; news: News; now: TableUpdate | null } = { seat, news, now: null };
    const handle = await play.join(seat === SPECTATOR ? [] : seat, pacing, (update) => {
      sitter.now = update;
      news.hear(update);
      // Nobody is asked anything where only bots play: it is told as it happens.
      if (seat === SPECTATOR) this.showNews(news);
    });
    return Object.assign(sitter as Omit<Sitter, 'handle'>, { handle });
  }

  private async complain({ code, detail }: NonNullable<TableUpdate['trouble']>): Promise<never> {
    const { kit, voice } = this.table;
    const file = await this.save();
    if (code === 'stalled') throw new Complaint('cli.play.stalled', { file }, FAILED);
    const reason = voice(refusalMessage({ code: 'rules-error', params: { ref: detail } }, kit.describe));
    throw new Complaint('cli.play.broken', { reason, detail, file }, FAILED);
  }

  private async askPerson(person: Sitter): Promise<Step> {
    await this.save();
    if (!(await this.handOver(person))) return this.leave();
    this.showNews(person.news);
    this.showBoard(person, false);
    this.showDecision(person.now);
    for (;;) {
      const line = await this.keyboard.ask(this.desk.paint('cyan', '> '));
      const step = line === null ? await this.leave() : await this.take(person, line.trim());
      if (step !== 'shown') return step;
    }
  }

  /** Between people who see different things the keyboard changes hands behind an empty screen. */
  private async handOver(person: Sitter): Promise<boolean> {
    const before = this.atKeyboard;
    this.atKeyboard = person;
    if (before === null || before === person) return true;
    const [first, ...others] = this.sitters.map(({ now }) => contentOf(now.view));
    if (others.every((view) => same(view, first))) return true;
    if (this.keyboard.interactive) this.desk.clear();
    this.board = '';
    const { voice } = this.table;
    const ask = voice({ id: 'cli.play.hand-over', params: { who: { seat: person.seat } } });
    return (await this.keyboard.ask(ask)) !== null;
  }

  /** A command, or else an answer. */
  private async take(person: Sitter, line: string): Promise<Step> {
    const decision = person.now.decision!;
    const [command, ...words] = line.split(/\s+/);
    if (command.toLowerCase() === 'f' && words.length < 2) return this.foretell(person, words[0] ?? null);
    if (command.startsWith('?')) return this.showRules(decision, `${command.slice(1)} ${words.join(' ')}`.trim());
    if (words.length > 0) return this.takeAnswer(person, line);
    switch (command.toLowerCase()) {
      case 'u':
        return this.undo(person);
      case 'h':
        return this.showHint(person);
      case 'l':
        return this.show(person.news.all());
      case 'b':
        this.showBoard(person, true);
        this.showDecision(person.now);
        return 'shown';
      case 's':
        return this.show([this.desk.say('cli.play.saved', { file: await this.save() })]);
      case 'q':
        return this.leave();
      default:
        return this.takeAnswer(person, line);
    }
  }

  private async takeAnswer({ handle, seat, now }: Sitter, line: string): Promise<Step> {
    const { kit, voice, terminal } = this.table;
    const decision = now.decision!;
    const read = readAnswer(decision, line, terminal.unit);
    if ('unclear' in read)
      return this.show([
        this.desk.say(`cli.unclear.${read.unclear}`, { word: read.word }),
        this.desk.say('cli.play.keys'),
      ]);
    const refusal = await handle.answer(seat, decision.n, read.answer);
    if (refusal) return this.show([voice(refusalMessage(refusal, kit.describe))], 'yellow');
    await this.save();
    return 'moved';
  }

  private async undo({ handle, now }: Sitter): Promise<Step> {
    const { voice, play } = this.table;
    const reason = undoMessage(now.undo);
    if (reason) {
      const lines = [voice(reason)];
      if (now.undo && !play.setup.freeUndo) lines.push(this.desk.say('cli.play.locked'));
      return this.show(lines);
    }
    await handle.undo();
    await this.save();
    this.desk.out(this.desk.say('cli.play.undone'));
    return 'moved';
  }

  private async showHint({ handle, now }: Sitter): Promise<Step> {
    const { kit, voice } = this.table;
    const hint = await handle.hint();
    if (!hint) return 'shown';
    const what = answerText(now.decision!, hint.answer, kit.describe, voice);
    return this.show([this.desk.say('cli.play.hint', { answer: what, why: voice(hint.why) })]);
  }

  private showRules(decision: Decision, words: string): Step {
    const { book } = this.table;
    return this.show(
      words === '' ? rulesBehind(book, decision.ask.rules, this.desk) : rulesAbout(book, words, this.desk),
    );
  }

  private async leave(): Promise<Step> {
    const file = await this.save();
    this.desk.out(this.desk.say('cli.play.left', { file, game: this.table.kit.game.id }));
    return 'left';
  }

  private async save(): Promise<string> {
    return this.table.save(await this.sitters[0].handle.exportLog());
  }

  private show(lines: readonly string[], style?: Style): Step {
    const { out, paint, width } = this.desk;
    for (const line of lines) {
      const text = wrap(line, width, '  ');
      out(style ? paint(style, text) : text);
    }
    return 'shown';
  }

  private showNews(news: News): void {
    const lines = news.fresh();
    if (lines.length > 0) this.show(['', ...lines], 'dim');
  }

  /** The board, unless the person has just seen the very same. */
  private showBoard({ now }: Sitter, again: boolean): void {
    const { terminal, voice } = this.table;
    const drawn = terminal.draw(now.view, voice, this.desk.width);
    const foretold = this.foretold(now, null);
    const board = [...drawn, ...(foretold.length > 0 ? ['', ...foretold] : [])].join('\n');
    if (board === this.board && !again) return;
    this.board = board;
    this.desk.out(`\n${board}`);
  }

  /** What is to be expected now, or after an option. */
  private foretold({ view, decision }: TableUpdate, looked: string | null): string[] {
    const { terminal, voice } = this.table;
    return (decision && terminal.foretell?.(view, decision, looked, voice, this.desk.width)) ?? [];
  }

  /** What would come of the option with this number or id. */
  private foretell({ now }: Sitter, word: string | null): Step {
    const decision = now.decision!;
    const all = [...optionsOf(decision), ...decision.beside];
    const looked = word === null ? null : (all.find((id) => id === word) ?? all[Number(word) - 1]);
    if (looked === undefined) return this.show([this.desk.say('cli.unclear.word', { word: word ?? '' })]);
    const lines = this.foretold(now, looked);
    return this.show(lines.length > 0 ? lines : [this.desk.say('cli.play.foretold.none')]);
  }

  private showDecision({ view, decision }: TableUpdate): void {
    if (!decision) return;
    const { kit, voice, terminal } = this.table;
    const { paint, say, out, width } = this.desk;
    out(`\n${paint('bold', wrap(promptText(decision, kit.describe, voice), width))}`);
    const { main, beside } = optionRows(decision, kit.describe, voice);
    const ids = [...optionsOf(decision), ...decision.beside];
    const row = (text: string, i: number): string => {
      const number = String(i + 1).padStart(3);
      const detail = (terminal.detail?.(view, decision, ids[i]) ?? []).map(voice).join(' ');
      // A short one stands behind the words, a long one under them.
      const fits = text.length + detail.length + 8 <= width;
      const second = detail === '' ? '' : `${fits ? '  ' : '\n     '}${paint('dim', wrap(detail, width - 5, '     '))}`;
      return `${paint('cyan', number)}  ${wrap(text, width - 5, '     ')}${second}`;
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
        return [
          say(`cli.how.${decision.path ? 'path' : decision.turns > 0 ? 'pose' : 'point'}`),
          ...(this.table.terminal.unit === undefined ? [] : [this.table.voice({ id: 'terminal.unit' })]),
        ].join(' ');
    }
  }

  private showEnd(): void {
    const { kit, voice } = this.table;
    const reader = this.atKeyboard ?? this.sitters[0];
    this.showNews(reader.news);
    this.showBoard(reader, false);
    this.show(['', ...endLines({ outcome: reader.now.outcome, turns: 0 }, kit, voice)]);
  }
}
