import { signal } from '@preact/signals';

/// A position that a place is to begin with: of a stored game, or given as text.
export interface Beginning {
  /// The id of a stored game.
  id?: string;
  game?: string;
  text?: string;
  /// Of a stored game: the position after so many moves.
  ply?: string;
}

/// How X-ray is to search it, as its messages say.
export interface SearchRequest {
  search?: string;
  depth?: string;
  evaluation?: string;
  /// How much of the full search takes part.
  improvements?: string;
  /// The side for which large values are good: `second`, or else the first.
  max?: string;
  /// A lesson, and the part of it that is shown.
  lesson?: string;
  part?: string;
  /// Where to begin: at the branch that decided.
  at?: string;
  /// What the panel is about.
  tab?: string;
  /// Of a move that was played by somebody whose own search is not what is shown: in what way it was found, and by whom.
  by?: string;
  who?: string;
}

/// What the analysis is to show of it.
export interface AnalysisRequest {
  /// How many moves of the game have been played.
  ply?: string;
  /// Whose mistakes of the review are to be learned from: a side, or `both`.
  learn?: string;
}

/// The places of the page, as its addresses name them.
export type Route =
  | { place: 'choose' }
  | { place: 'play'; id: string }
  | ({ place: 'analyse' } & Beginning & AnalysisRequest)
  | ({ place: 'xray' } & Beginning & SearchRequest)
  /// With one of the exhibits open.
  | { place: 'lab'; exhibit?: string }
  | { place: 'settings' }
  | { place: 'train' }
  | { place: 'games' }
  /// Where a class answers; `teach` for the teacher's side of it.
  | { place: 'class'; teach?: string };

const queryNames = [
  'lesson',
  'part',
  'game',
  'text',
  'ply',
  'search',
  'depth',
  'evaluation',
  'improvements',
  'max',
  'at',
  'tab',
  'by',
  'who',
  'learn',
] as const;

/// `address` is a path with what follows it.
export function routeOf(address: string): Route {
  const { pathname, searchParams } = new URL(address, 'http://page');
  const [place, id] = pathname.split('/').filter(Boolean);
  if (place === 'play' && id) return { place: 'play', id };
  if (place === 'analyse' || place === 'xray') {
    const given = { id, ...Object.fromEntries(queryNames.map(name => [name, searchParams.get(name)])) };
    const known = Object.entries(given).filter(([, value]) => value);
    return { place, ...(Object.fromEntries(known) as Beginning & SearchRequest & AnalysisRequest) };
  }
  if (place === 'class') return searchParams.has('teach') ? { place, teach: 'yes' } : { place };
  if (place === 'lab') {
    const exhibit = searchParams.get('exhibit');
    return exhibit ? { place, exhibit } : { place };
  }
  if (place === 'games' || place === 'train' || place === 'settings') return { place };
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
      for (const name of queryNames) {
        const value = (route as Beginning & SearchRequest & AnalysisRequest)[name];
        if (value) query.set(name, value);
      }
      const path = `/${route.place}${route.id ? `/${route.id}` : ''}`;
      return query.size > 0 ? `${path}?${query}` : path;
    }
    case 'lab':
      return route.exhibit ? `/lab?${new URLSearchParams({ exhibit: route.exhibit })}` : '/lab';
    case 'class':
      return route.teach ? '/class?teach' : '/class';
    default:
      return `/${route.place}`;
  }
}

const here = () => location.pathname + location.search;

/// How the page is shown, for as long as it is open: large and with little around it on a projector, or inside another page.
const given = new URLSearchParams(location.search);
export const views = (['projector', 'embed'] as const).filter(name => given.has(name));
const isEmbedded = views.includes('embed');

const addressOf = (route: Route): string => {
  const path = pathOf(route);
  return views.length > 0 ? `${path}${path.includes('?') ? '&' : '?'}${views.join('&')}` : path;
};

/// The address of what is shown with the view for a projector, or without it if it is on.
export function projectorAddress(): string {
  const query = new URLSearchParams(location.search);
  if (query.has('projector')) query.delete('projector');
  else query.set('projector', '');
  return query.size > 0 ? `${location.pathname}?${query}` : location.pathname;
}

export const route = signal<Route>(routeOf(here()));

const arrivals: ((route: Route) => void)[] = [];

/// Calls the listener whenever the page goes to another place.
export const onArrival = (listener: (route: Route) => void) => arrivals.push(listener);

function arrive(next: Route): void {
  route.value = next;
  arrivals.forEach(listener => listener(next));
}

export function go(next: Route): void {
  // Inside another page there is X-ray and nothing else.
  if (isEmbedded && next.place !== 'xray') return;
  const path = addressOf(next);
  if (path !== here()) history.pushState(null, '', path);
  arrive(next);
}

/// The same, but the way back leads to what was shown before.
export function moveOnTo(next: Route): void {
  history.pushState(null, '', addressOf(next));
  route.value = next;
}

/// The address follows what is shown, without going anywhere: a reload finds it again.
export function stayAt(next: Route): void {
  history.replaceState(null, '', addressOf(next));
  route.value = next;
}

window.addEventListener('popstate', () => {
  const next = routeOf(here());
  if (!isEmbedded || next.place === 'xray') arrive(next);
});

/// Follows a link inside the page, unless it is to open elsewhere.
export function follow(event: MouseEvent, next: Route): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(next);
}
