import { type UrlCodec, useUrlState } from '@pavilion/remote-kit';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Whether the page stands in for the full screen, `?full=1`: where a phone has none to give. */
const codec: UrlCodec<{ readonly isOver: boolean }> = {
  read: (params) => ({ isOver: params.get('full') === '1' }),
  write(params, { isOver }) {
    const next = new URLSearchParams(params);
    if (isOver) next.set('full', '1');
    else next.delete('full');
    return next;
  },
};

/** How much of the screen a game has: its part of the page, all of the window (where there is no more to be had), or the screen. */
export type Room = 'page' | 'window' | 'screen';

/**
 * The full screen for an element, by the browser's own where it has one (a phone may have none for what is no film), else over all of the
 * page. That stands in the address, as a step of the history: Back leaves it, and so does Escape.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>): { readonly room: Room; toggle(): void } {
  const [isScreen, setScreen] = useState(false);
  const [{ isOver }, change] = useUrlState(codec);
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  useEffect(() => {
    const look = () => setScreen(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [element]);

  const isOwnStep = (state as { readonly full?: unknown } | null)?.full === true;
  const leave = () => (isOwnStep ? navigate(-1) : change({ isOver: false }));
  const leaveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) leave();
  });
  useEffect(() => {
    if (!isOver) return undefined;
    const { style } = document.documentElement;
    const before = style.overflow;
    // Nothing behind it scrolls.
    style.overflow = 'hidden';
    window.addEventListener('keydown', leaveByKey);
    return () => {
      style.overflow = before;
      window.removeEventListener('keydown', leaveByKey);
    };
  }, [isOver]);

  const enterOver = () => {
    const params = codec.write(new URLSearchParams(search), { isOver: true });
    navigate({ pathname, search: params.toString() }, { state: { full: true }, preventScrollReset: true });
  };
  return {
    room: isScreen ? 'screen' : isOver ? 'window' : 'page',
    toggle() {
      if (isScreen) void document.exitFullscreen();
      else if (isOver) leave();
      else if (document.fullscreenEnabled && element.current) element.current.requestFullscreen().catch(enterOver);
      else enterOver();
    },
  };
}
