const PATHS = {
  soundOff: 'M4 9.5v5h3.500L12 18.500v-13L7.500 9.500ZM16 9.500l5 5M21 9.500l-5 5',
  soundOn: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500ZM15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  rules: 'M12 3.500a8.500 8.500 0 1 0 0 17a8.500 8.500 0 1 0 0-17M12 11v5M12 7.800v.2',
  verify: 'M12 3.500 5 6v5.500c0 4.300 2.800 7.300 7 9 4.200-1.700 7-4.700 7-9V6ZM9 11.800l2.200 2.200 4-4.200',
  minus: 'M6 12h12',
  up: 'M12 19V5.500M6 11l6-6 6 6',
  down: 'M12 5v13.500M6 13l6 6 6-6',
  same: 'M6 9.500h12M6 14.500h12',
  skip: 'm5 6 7 6-7 6ZM13 6l6 6-6 6Z',
  change: 'M4 9h14M14.500 5.500 18 9M20 15H6M9.500 18.500 6 15',
  undo: 'M5 10h9.500a4.500 4.500 0 0 1 0 9H10M8.500 6 4.500 10l4 4',
  plus: 'M12 6v12M6 12h12',
  lock: 'M6 11h12v8.500H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3',
  people:
    'M9 5.700a3.300 3.300 0 1 0 0 6.600a3.300 3.300 0 1 0 0-6.600M3 19c.5-3.300 2.700-5 6-5s5.500 1.700 6 5M15.500 6a3.200 3.200 0 0 1 0 6M17.500 14.500c2 .6 3.200 2.100 3.500 4.500',
  again:
    'M4.500 11a6.500 6.500 0 0 1 6.500-5.500h8M16 2.500l3 3-3 3M19.500 13a6.500 6.500 0 0 1-6.500 5.500H5M8 21.500l-3-3 3-3',
  twice:
    'M9 6.500a5.500 5.500 0 1 0 0 11a5.500 5.500 0 1 0 0-11M14.300 6.700a5.500 5.500 0 1 1 0 10.600M9 9.500v5M6.500 12h5',
  tick: 'm5 12.500 4.500 4.500L19 7.500',
  cross: 'm6.500 6.500 11 11M17.500 6.500l-11 11',
  grid: 'M4 4h7v7H4ZM13 4h7v7h-7ZM4 13h7v7H4ZM13 13h7v7h-7Z',
  dice: 'M8 4.500h8a3.500 3.500 0 0 1 3.500 3.500v8a3.500 3.500 0 0 1-3.500 3.500H8A3.500 3.500 0 0 1 4.500 16V8A3.500 3.500 0 0 1 8 4.500M9 9v.01M15 15v.01M15 9v.01M9 15v.01',
} as const;
export type IconName = keyof typeof PATHS;

/** A sign beside a name, or in a button that has one: it says nothing by itself. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
