import { exposureQuery, keys } from '@pavilion/api-client';
import { type SlotProps, useShell } from '@pavilion/contract';
import { useBalanceRefresh } from '@pavilion/remote-kit';
import { Dialog } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBetMessages } from '../messages/bets.ts';
import { ExposedBets } from './exposed-bets.tsx';
import { ExposedMatches } from './exposed-matches.tsx';

/**
 * The exposure dialog (spec §2): what open bets can cost, match by match, and the bets of the match that is chosen. Where it
 * stands is the shell's, which opens it from its header.
 */
export function ExposureSlot({ match, onMatch, onClose }: SlotProps['exposure']) {
  const t = useBetMessages();
  const { api } = useShell();
  const exposure = useQuery(exposureQuery(api));
  useBalanceRefresh(keys.bets);
  // The match whose bets were last looked at: its line takes the focus back.
  const [left, setLeft] = useState<string | null>(null);
  const chosen = exposure.data?.matches.find(({ refMatchId }) => refMatchId === match);
  return (
    <Dialog
      open
      addressed
      onClose={onClose}
      title={match === null ? t('exposureTitle') : (chosen?.matchName ?? t('exposureTitle'))}
      closeLabel={t('close')}
    >
      {match === null ? (
        <ExposedMatches exposure={exposure} left={left} onMatch={onMatch} />
      ) : (
        <ExposedBets
          key={match}
          matchId={match}
          onBack={() => {
            setLeft(match);
            onMatch(null);
          }}
        />
      )}
    </Dialog>
  );
}
