import type { CSSProperties } from 'react';

/** Strokes on a field of 24. */
const paths = {
  back: 'M19 12H5m6-6-6 6 6 6',
  briefcase: 'M4 8h16v11H4zM9 8V5h6v3M4 13h16',
  building: 'M5 21V4h9v17M14 9h5v12M3 21h18M8.5 8h2M8.5 12h2M8.5 16h2',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevron: 'm7 10 5 5 5-5',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 4.5V12l3 2',
  close: 'M6 6l12 12M18 6 6 18',
  download: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
  home: 'M4 11.5 12 5l8 6.5V20h-5.5v-5h-5v5H4z',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 8v5m0-8.2v.1',
  leave: 'M14 4H5v16h9M10 12h10m-4-4 4 4-4 4',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  money: 'M3 6.5h18v11H3zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM6.5 12h.01M17.5 12h.01',
  offline: 'M4 4l16 16M8.5 15.5a5 5 0 0 1 5.4-1M5 12a10 10 0 0 1 4-2.4m4.6-.3A10 10 0 0 1 19 12M12 19h.01',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20c.8-3.6 3.7-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  pin: 'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21zm0-14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM20 20l-4.4-4.4',
  switch: 'M4 9h15m-4-4 4 4-4 4M20 15H5m4-4-4 4 4 4',
} as const;
export type IconName = keyof typeof paths;

/** Decoration beside words that say the same. */
export const Icon = ({ name, size = 20, style }: { name: IconName; size?: number; style?: CSSProperties }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    style={{ flexShrink: 0, ...style }}
  >
    <path d={paths[name]} />
  </svg>
);
