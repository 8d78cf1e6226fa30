/** What the second lines of options are made with. */
import type { Decision, Message } from '@shamble/kernel';
import { isWalker, type Model, modelNamed, type Person, survivorOf, type War } from '../rules/state.ts';

export const say = (id: string, params: Message['params'] = {}): Message => ({ id: `boardview.detail.${id}`, params });

export type Tell = (s: War, id: string, decision: Decision) => readonly Message[];

export const acting = (s: War): Person | null => (s.now === null ? null : s.people[s.now.who]);

/** The model that a parameter of a question names. */
export function modelIn(s: War, { params }: Decision, name: string): Model | null {
  const named = params?.[name];
  if (typeof named !== 'object' || !('id' in named)) return null;
  if (named.id === 'walker') return modelNamed(s, `walker-${named.params?.number}`) ?? null;
  const inner = named.id === 'survivorOf' ? named.params?.survivor : named;
  const seat = named.id === 'survivorOf' ? named.params?.seat : undefined;
  const id = typeof inner === 'object' && 'id' in inner ? inner.id.slice('survivor.'.length) : '';
  const owner = typeof seat === 'object' && 'seat' in seat ? seat.seat : null;
  return s.people.find((one) => survivorOf(one).id === id && (owner === null || one.owner === owner)) ?? null;
}

/** The Survivor a question is about. */
export function bearerOf(s: War, decision: Decision): Person | null {
  const model = modelIn(s, decision, 'survivor');
  return model === null || isWalker(model) ? null : model;
}

/** The end of a word that a question carries, such as the result in `panic.flee`. */
export function wordIn({ params }: Decision, name: string): string {
  const given = params?.[name];
  return typeof given === 'object' && 'id' in given ? given.id.slice(given.id.indexOf('.') + 1) : '';
}

export const healthOf = (person: Person): Message => ({
  id: 'boardview.health',
  params: { n: person.health, of: survivorOf(person).health },
});

/** How somebody is, where one of several people is chosen. */
export const onPerson: Tell = (s, id) => {
  const model: Model | undefined = modelNamed(s, id);
  return model === undefined || isWalker(model) ? [] : [healthOf(model)];
};
