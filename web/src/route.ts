import { signal } from '@preact/signals';

/// A position that a place is to begin with: of a stored game, or given as text.
export interface Beginning {
  /// The id of a stored game.
  id?: string;
  game?: string;
  text?: string;
}

/// The places of the page, as its addresses name them.
export type Route =
  | { place: 'choose' }
  | { place: 'play'; id: string }
  | ({ place: 'analyse' } & Beginning)
  | ({ place: 'xray' } & Beginning)
  | { place: 'lab' }
  | { place: 'games' };

/// `address` is a path with what follows it.
export function routeOf(address: string): Route {
  const { pathname, searchParams } = new URL(address, 'http://page');
  const [place, id] = pathname.split('/').filter(Boolean);
  if (place === 'play' && id) return { place: 'play', id };
  if (place === 'analyse' || place === 'xray') {
    const given = { id, game: searchParams.get('game'), text: searchParams.get('text') };
    const known = Object.entries(given).filter(([, value]) => value);
    return { place, ...(Object.fromEntries(known) as Beginning) };
  }
  if (place === 'games' || place === 'lab') return { place };
  return { place: 'choose' };
}

export function pathOf(route: Route): string {
  switch (route.place) {
    case 'choose':
      return '/';
    case 'play':
      return `/play/${route.id}`;
    case 'analyse':
    case 'xray': {
      const query = new URLSearchParams();
      if (route.game) query.set('game', route.game);
      if (route.text) query.set('text', route.text);
      const path = `/${route.place}${route.id ? `/${route.id}` : ''}`;
      return query.size > 0 ? `${path}?${query}` : path;
    }
    default:
      return `/${route.place}`;
  }
}

const here = () => location.pathname + location.search;

export const route = signal<Route>(routeOf(here()));

const arrivals: ((route: Route) => void)[] = [];

/// Calls the listener whenever the page goes to another place.
export const onArrival = (listener: (route: Route) => void) => arrivals.push(listener);

function arrive(next: Route): void {
  route.value = next;
  arrivals.forEach(listener => listener(next));
}

export function go(next: Route): void {
  const path = pathOf(next);
  if (path !== here()) history.pushState(null, '', path);
  arrive(next);
}

/// The address follows what is shown, without going anywhere: a reload finds it again.
export function stayAt(next: Route): void {
  history.replaceState(null, '', pathOf(next));
  route.value = next;
}

window.addEventListener('popstate', () => arrive(routeOf(here())));

/// Follows a link inside the page, unless it is to open elsewhere.
export function follow(event: MouseEvent, next: Route): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(next);
}
