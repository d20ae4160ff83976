import { batch, signal } from '@preact/signals';
import { say } from './notice';
import { protocolVersion, type Refused, type Welcome } from './protocol';
import { views } from './route';
import type { Answer, Question } from './shared/answers';
import { t } from './shared/language';
import type { ServerMessages, Request } from './shared/messages';
import { refusalText } from './shared/names';
import { Socket, type Connection } from './socket';

/// The conversation with the server: what is said goes out numbered, and what comes in goes to whoever listens.
export const connection = signal<Connection>('connecting');
export const welcome = signal<Welcome | null>(null);
/// Set if the page is older than the program: only a reload helps.
export const outdated = signal(false);

/// A message from the server, before anybody has looked at it.
export interface Received {
  type: string;
  request?: number;
  [member: string]: unknown;
}

type Handler = (message: never) => void;

const handlers = new Map<string, Set<Handler>>();
const questions = new Map<number, { resolve: (answer: never) => void; reject: (problem: Error) => void }>();
const welcomes: (() => void)[] = [];
let requests = 0;

const socket = new Socket(
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws${views.includes('embed') ? '?embed' : ''}`,
  {
    opened: () => void socket.send({ type: 'hello', protocol: protocolVersion }),
    changed: next => {
      connection.value = next;
      if (next === 'lost') rejectAll(t('connection-was-lost'));
    },
    received: message => batch(() => receive(message)),
  },
);

export const connect = () => socket.connect();

function rejectAll(reason: string): void {
  for (const question of questions.values()) question.reject(new Error(reason));
  questions.clear();
}

function receive(message: Received): void {
  const question = message.request === undefined ? undefined : questions.get(message.request);
  if (question) {
    questions.delete(message.request!);
    if (message.type === 'refused') question.reject(new Error(refusalText(message as unknown as Refused)));
    else question.resolve(message as never);
    return;
  }
  if (message.type === 'welcome') {
    welcome.value = message as unknown as Welcome;
    welcomes.forEach(listener => listener());
  } else if (message.type === 'refused' && message['reload']) {
    outdated.value = true;
  } else {
    handlers.get(message.type)?.forEach(handler => handler(message as never));
  }
}

/// Calls the handler for every message of that type that is not the answer to a question. Call what it gives back to end that.
export function listen<T extends keyof ServerMessages>(
  type: T,
  handler: (message: ServerMessages[T]) => void,
): () => void {
  const set = handlers.get(type) ?? new Set();
  handlers.set(type, set.add(handler as Handler));
  return () => void set.delete(handler as Handler);
}

/// Calls the listener whenever there is a new connection: what was told on the last one is gone.
export const onWelcome = (listener: () => void) => void welcomes.push(listener);

/// Says something. Gives back its number; 0, after telling the person, if there is no connection.
export function send(request: Request): number {
  requests += 1;
  if (socket.send({ ...request, request: requests })) return requests;
  say(t('no-connection'), true);
  return 0;
}

/// The same without telling the person: for what is said again when the connection is back.
export function trySend(request: Request): boolean {
  requests += 1;
  return socket.send({ ...request, request: requests });
}

/// Asks something. Fails with a sentence for the person if it is refused or the connection is lost.
export function ask<Q extends Question>(request: Q): Promise<Answer<Q['type']>> {
  return new Promise((resolve, reject) => {
    if (!trySend(request)) return reject(new Error(t('no-connection')));
    questions.set(requests, { resolve: resolve as (answer: never) => void, reject });
  });
}
