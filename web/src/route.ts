import { signal } from '@preact/signals';

/// The places of the page, as its addresses name them.
export type Route = { place: 'choose' } | { place: 'play'; id: string } | { place: 'games' };

export function routeOf(path: string): Route {
  const [place, id] = path.split('/').filter(Boolean);
  if (place === 'play' && id) return { place: 'play', id };
  if (place === 'games') return { place: 'games' };
  return { place: 'choose' };
}

export function pathOf(route: Route): string {
  if (route.place === 'play') return `/play/${route.id}`;
  return route.place === 'games' ? '/games' : '/';
}

export const route = signal<Route>(routeOf(location.pathname));

const arrivals: ((route: Route) => void)[] = [];

/// Calls the listener whenever the page goes to another place.
export const onArrival = (listener: (route: Route) => void) => arrivals.push(listener);

function arrive(next: Route): void {
  route.value = next;
  arrivals.forEach(listener => listener(next));
}

export function go(next: Route): void {
  const path = pathOf(next);
  if (path !== location.pathname) history.pushState(null, '', path);
  arrive(next);
}

window.addEventListener('popstate', () => arrive(routeOf(location.pathname)));

/// Follows a link inside the page, unless it is to open elsewhere.
export function follow(event: MouseEvent, next: Route): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(next);
}
