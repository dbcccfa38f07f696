import { type Game, keys, playSessionQuery } from '@pavilion/api-client';
import { useSession, useShell } from '@pavilion/contract';
import { useBalanceRefresh, useLateRise } from '@pavilion/remote-kit';
import { steadyOf } from '@pavilion/shared-ui/clock';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { gameKey } from '../game/game-path.ts';
import { forgetSession, type KeptSession, keepSession, keptSession } from './kept-session.ts';

/** A player's time with a game, from the opening of its page on; a reload goes on with it. */
export interface PlaySession {
  /** When it began, by the steady time, ms. */
  readonly beganAt: number;
  /** What became of the rounds that were begun in it, by the operator; undefined until that is known. */
  readonly played: Played | undefined;
}
type Played = Pick<NonNullable<ReturnType<typeof usePlayed>>, 'rounds' | 'staked' | 'won'>;

/** `isRoundOn`: what is won waits until the game has shown it. */
export function usePlaySession(game: Game, isRoundOn: boolean): PlaySession {
  const player = useSession((session) => session.user?.mstruserid ?? '');
  const name = `${player} ${gameKey(game)}`;
  const [session, setSession] = useState<KeptSession>(() => keptSession(name) ?? { name, beganAt: Date.now() });
  const played = usePlayed(game, session.since);
  useBalanceRefresh(keys.playSession);
  const at = played?.at;
  // The rounds are counted from the operator's own moment: the clock of a device may be anything.
  if (session.since === undefined && at) setSession({ ...session, since: at });
  useEffect(() => keepSession(session), [session]);
  // A reload leaves without this.
  useEffect(() => forgetSession, []);
  const won = useLateRise(played?.won, isRoundOn);
  const beganAt = useMemo(() => steadyOf(session.beganAt), [session.beganAt]);
  return { beganAt, played: played && { ...played, won: won ?? played.won } };
}

function usePlayed({ provider, code }: Game, since: Date | undefined) {
  const { api } = useShell();
  const { data } = useQuery({
    ...playSessionQuery(api, { provider, code, ...(since && { since }) }),
    placeholderData: (before) => before,
  });
  return data;
}
