import type { Received } from './connection';
import type { Request } from './shared/messages';

export type Connection = 'connecting' | 'open' | 'lost';

interface Listener {
  opened(): void;
  received(message: Received): void;
  changed(connection: Connection): void;
}

const firstDelay = 250;
const longestDelay = 5000;
const askEvery = 15000;
const answerWithin = 10000;

/// The one connection to the server. It comes back by itself: soon at first, then more patiently, and at once when the
/// machine wakes up or the tab is looked at again.
export class Socket {
  private socket: WebSocket | null = null;
  private delay = firstDelay;
  private retry = 0;
  private watchdog = 0;
  private lastActivity = 0;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    window.addEventListener('online', () => this.hurry());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.hurry();
    });
  }

  connect(): void {
    clearTimeout(this.retry);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.delay = firstDelay;
      this.lastActivity = Date.now();
      this.watch();
      this.listener.opened();
      this.listener.changed('open');
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.lastActivity = Date.now();
      this.listener.received(JSON.parse(event.data) as Received);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lose();
    };
  }

  /// False if there is nobody to say it to.
  send(request: Request & { request?: number }): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(request));
    return true;
  }

  private lose(): void {
    clearInterval(this.watchdog);
    this.socket = null;
    this.listener.changed('lost');
    // A little chance in the delay, so that many tabs do not all knock at the same moment.
    this.retry = window.setTimeout(() => this.connect(), this.delay * (0.75 + Math.random() / 2));
    this.delay = Math.min(this.delay * 1.7, longestDelay);
  }

  private hurry(): void {
    if (this.socket) return;
    this.delay = firstDelay;
    this.connect();
  }

  /// A connection can die without a word (a sleeping machine, a pulled cable): ask now and then, and believe silence.
  private watch(): void {
    clearInterval(this.watchdog);
    this.watchdog = window.setInterval(() => {
      const silence = Date.now() - this.lastActivity;
      if (silence > askEvery + answerWithin) {
        const dead = this.socket;
        this.lose();
        dead?.close();
      } else if (silence > askEvery) {
        this.send({ type: 'ping' });
      }
    }, 5000);
  }
}
