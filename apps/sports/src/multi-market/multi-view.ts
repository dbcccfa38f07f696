import type { UrlCodec } from '@pavilion/remote-kit';

export const shows = ['all', 'inplay', 'bets', 'today'] as const;

/** Which of the pinned markets are shown: `?show=inplay`; all of them are left out of the address. */
export interface MultiView {
  readonly show: (typeof shows)[number];
}

export const multiViewCodec: UrlCodec<MultiView> = {
  read: (params) => ({ show: shows.find((show) => show === params.get('show')) ?? 'all' }),
  write(params, { show }) {
    const next = new URLSearchParams(params);
    if (show === 'all') next.delete('show');
    else next.set('show', show);
    return next;
  },
};
