import type { JSX } from 'preact';

/// A bird's head on a round ground, in the colors of its feathers: the same by day and by night.
interface Bird {
  ground: string;
  head: () => JSX.Element;
}

const eye = (x: number, y: number, ring = '#fff') => (
  <>
    <circle cx={x} cy={y} r="3.4" fill={ring} />
    <circle cx={x + 0.5} cy={y} r="2" fill="#1b1d20" />
    <circle cx={x + 1.1} cy={y - 0.7} r="0.6" fill="#fff" />
  </>
);

const birds: Record<string, Bird> = {
  fledgling: {
    ground: '#f6e7b4',
    head: () => (
      <>
        <path d="M24 13c9 0 14 6 14 14s-5 13-14 13-14-5-14-13 5-14 14-14z" fill="#f2c94c" />
        <path
          d="M22 14c-1-3-3-4-5-4M24 13.500c0-3 .5-5 2-6.500M26 14c1.5-2 3-2.6 5-2.5"
          fill="none"
          stroke="#d9a521"
          stroke-width="1.8"
          stroke-linecap="round"
        />
        <path d="M20.5 28.500L24 25l3.5 3.500L24 32z" fill="#e8833a" />
        {eye(16.5, 25)}
        {eye(31.5, 25)}
        <path
          d="M9 36l4-3 3.5 3 3.8-3 3.7 3 3.7-3 3.8 3 3.5-3 4 3c-2 6-7.5 9-15 9s-13-3-15-9z"
          fill="#fffdf5"
          stroke="#cfc3a0"
        />
      </>
    ),
  },
  sparrow: {
    ground: '#e6dccb',
    head: () => (
      <>
        <path d="M10 44c0-8 3-12 3-18 0-8 5-14 12-14s12 5 12 12c0 8-5 12-5 20z" fill="#b98a5a" />
        <path d="M13.5 22c1-6 5.5-10 11.5-10s10.5 3.5 11.7 9c-7-3-15-3-23.2 1z" fill="#7a4f2a" />
        <path d="M17 30c4 3 9 3 13 0-1 6-2 9-2 14H17z" fill="#ead9bf" />
        <path d="M35 22l8 3-8 3.500z" fill="#4d4438" />
        <path d="M28 30c3 0 5-1 7-3l-1 8-5 2z" fill="#3a2c20" />
        {eye(28, 22)}
      </>
    ),
  },
  robin: {
    ground: '#dfe8dc',
    head: () => (
      <>
        <path d="M9 44c0-9 2-12 2-18 0-9 6-15 13-15s13 6 13 15c0 6 2 9 2 18z" fill="#8a7657" />
        <path d="M15 24c3-5 15-6 20 0 4 6 1 20-1 20H17c-3 0-6-14-2-20z" fill="#d9642c" />
        <path d="M34 24l8 2-8 3.500z" fill="#3b352c" />
        {eye(28, 22)}
      </>
    ),
  },
  magpie: {
    ground: '#d7dfe8',
    head: () => (
      <>
        <path d="M8 44c0-10 4-13 4-20 0-8 5-13 12-13s12 5 12 12c0 7 3 12 3 21z" fill="#1f2530" />
        <path d="M15 44c1-7 5-10 11-10s9 4 9 10z" fill="#f5f5f2" />
        <path d="M10 40c2-3 5-4 8-4l-3 8H9z" fill="#2f6d9c" />
        <path d="M34 20l11 4-11 4z" fill="#11141a" />
        {eye(28, 21, '#e9e6df')}
      </>
    ),
  },
  woodpecker: {
    ground: '#e9dfd2',
    head: () => (
      <>
        <path d="M10 44c0-9 3-12 3-19 0-8 5-13 11-13s11 5 11 12c0 8-2 12-2 20z" fill="#2b2b2b" />
        <path d="M12 20c0-8 6-13 14-12-2 1-2 2-1 3 5 1 8 4 9 8-7-2-15-2-22 1z" fill="#c8322b" />
        <path d="M22 26c4 2 8 2 12 0-1 7-3 10-3 18h-9z" fill="#f1ede4" />
        <path d="M33 21l14 3-14 3.500z" fill="#5b5750" />
        {eye(28, 22, '#f1ede4')}
      </>
    ),
  },
  heron: {
    ground: '#d6e4e6',
    head: () => (
      <>
        <path d="M16 46c0-8 6-10 6-18l-2-8c0-6 4-9 9-9 4 0 6 3 6 6-1 4-5 4-5 9 1 9 2 12 2 20z" fill="#c9d1d6" />
        <path d="M21 16c-6 0-11 2-15 7 5-1 10-1 15-2z" fill="#2f3a44" />
        <path d="M21 17c2-5 6-7 10-6-3 1-4 3-4 6z" fill="#2f3a44" />
        <path d="M33 14l14 3.500L33 20z" fill="#e0a53a" />
        {eye(28.5, 16, '#f5e27a')}
      </>
    ),
  },
  jackdaw: {
    ground: '#dcdde4',
    head: () => (
      <>
        <path d="M8 44c0-9 3-12 3-19 0-9 6-14 13-14s13 5 13 13c0 7 2 12 2 20z" fill="#2c2f38" />
        <path d="M11 26c0-8 5-12 9-12-2 6-2 14 1 22-5 2-10-2-10-10z" fill="#8b909c" />
        <path d="M35 20l9 4-9 4z" fill="#16181d" />
        {eye(28, 21, '#dfe9ef')}
      </>
    ),
  },
  kestrel: {
    ground: '#efe0cc',
    head: () => (
      <>
        <path d="M9 44c0-9 3-12 3-19 0-9 6-14 13-14s12 5 12 12c0 8 1 13 1 21z" fill="#b5683a" />
        <path d="M12 23c1-8 6-12 13-12s11 4 12 9c-8-2-16-1-25 3z" fill="#8792a1" />
        <path d="M30 25c2 4 2 8 0 12-2-3-3-7-3-11z" fill="#3d332b" />
        <path d="M18 34c4 3 8 4 12 3l2 7H17z" fill="#f0dcbc" />
        <path d="M35 19c6 0 8 3 7 9-2-3-4-3-7-3z" fill="#3d4148" />
        <path d="M34 19.500h3v4h-3z" fill="#e9bd3f" />
        {eye(29, 21, '#e9bd3f')}
      </>
    ),
  },
  owl: {
    ground: '#e2d9cf',
    head: () => (
      <>
        <path d="M9 44c0-8 1-14 1-20l-1-12 9 4c4-2 8-2 12 0l9-4-1 12c0 6 1 12 1 20z" fill="#8c6b4a" />
        <circle cx="17" cy="24" r="7.5" fill="#e8d8bd" />
        <circle cx="31" cy="24" r="7.5" fill="#e8d8bd" />
        <circle cx="17" cy="24" r="4.5" fill="#f0b429" />
        <circle cx="31" cy="24" r="4.5" fill="#f0b429" />
        <circle cx="17" cy="24" r="2.4" fill="#1b1d20" />
        <circle cx="31" cy="24" r="2.4" fill="#1b1d20" />
        <path d="M24 26l2.6 4L24 34l-2.6-4z" fill="#4d4033" />
        <path d="M18 38l2 2 2-2 2 2 2-2 2 2 2-2" fill="none" stroke="#e8d8bd" stroke-width="1.5" />
      </>
    ),
  },
  raven: {
    ground: '#d5d3de',
    head: () => (
      <>
        <path d="M7 44c0-9 3-12 3-19 0-9 6-15 14-15 7 0 12 5 12 12 0 8 1 14 1 22z" fill="#17181d" />
        <path d="M33 17c8-1 12 3 13 10-4-1-8-1-13 1z" fill="#2a2c33" />
        <path d="M33 23.500c4-1 8 0 13 3.5-4-1-8-1-13 1z" fill="#0d0e11" />
        <path d="M22 34l3 4 2-3 3 5 2-4" fill="none" stroke="#3c3f4a" stroke-width="1.5" />
        {eye(28, 20, '#b9bcc9')}
      </>
    ),
  },
  rookery: {
    ground: '#cfe0d9',
    head: () => (
      <>
        <path d="M13 45v-4l3-2.500V32h16v6.500l3 2.500v4zM14 30v-6h4v2.500h4V24h4v2.500h4V24h4v6z" fill="#2f6f5e" />
        <path
          d="M10 15l6-2c1-2 3-3 5-3 3 0 5 2 5.3 4.3 3 1.3 6 3.3 8.5 6.200l-4-.2c-2 .7-4 1-6 .6l-1 1.300h-2l.5-1.600c-2.9-.8-4.8-2.5-5.7-4.800z"
          fill="#1b1d20"
        />
        <circle cx="20" cy="13.8" r="0.9" fill="#fff" />
      </>
    ),
  },
};

/// The face of an opponent; it says nothing that the name beside it does not.
export function Face({ opponent, size }: { opponent: string; size: number }) {
  const bird = birds[opponent];
  if (!bird) return null;
  return (
    <svg class="face" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <defs>
        <clipPath id={`face-${opponent}`}>
          <circle cx="24" cy="24" r="24" />
        </clipPath>
      </defs>
      <g clip-path={`url(#face-${opponent})`}>
        <circle cx="24" cy="24" r="24" fill={bird.ground} />
        {bird.head()}
      </g>
    </svg>
  );
}
