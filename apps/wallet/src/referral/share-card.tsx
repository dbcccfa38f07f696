import { generateReferralMutation, type ReferralSource, referralStatsQuery } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { formatPercent } from '@pavilion/money';
import { useSend } from '@pavilion/remote-kit';
import { Button, Chip, Dialog, EmptyState, Icon } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { useReferralMessages } from '../messages/referral.ts';
import { CopyLine } from '../parts/copy-line.tsx';
import { Failed } from '../parts/failed.tsx';
import { Panel } from '../parts/panel.tsx';
import { QrCode } from '../parts/qr-code.tsx';
import { WEEKS_8 } from './referral-data.ts';
import styles from './share-card.module.css';

/** The player's code and its link, to copy, to share and to scan; of several codes the one for the place that is chosen. */
export function ShareCard({
  sources,
  chosen,
  onChoose,
}: {
  readonly sources: readonly ReferralSource[];
  readonly chosen: string | null;
  readonly onChoose: (code: string) => void;
}) {
  const t = useReferralMessages();
  const { data: stats } = useQuery(referralStatsQuery(useShell().api, WEEKS_8));
  const source =
    sources.find(({ code }) => code === chosen) ?? sources.find(({ campaign }) => campaign === 'direct') ?? sources[0];
  if (!source) return <NoCode />;
  const link = new URL(source.link, window.location.origin).href;
  return (
    <Panel title={t('yourCode')}>
      {sources.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own layout
        <div role="group" aria-label={t('chooseCode')} className={styles.campaigns}>
          {sources.map(({ code, campaign }) => (
            <Chip key={code} look="tile" pressed={code === source.code} onClick={() => onChoose(code)}>
              {campaign}
            </Chip>
          ))}
        </div>
      )}
      <div className={styles.card}>
        <div className={styles.lines}>
          <CopyLine
            label={t('yourCode')}
            value={source.code}
            shown={
              <strong translate="no" className={styles.code}>
                {source.code}
              </strong>
            }
          />
          <CopyLine label={t('yourLink')} value={link} />
          <div className={styles.act}>
            <Share link={link} />
            {stats && <p className={styles.terms}>{t('terms', { percent: formatPercent(stats.commission) })}</p>}
          </div>
        </div>
        <figure className={styles.qr}>
          <QrCode text={link} label={t('qrOf', { campaign: source.campaign })} />
          <figcaption>{t('scanToRegister')}</figcaption>
        </figure>
      </div>
    </Panel>
  );
}

/** Hands the link to the phone's own share sheet; where the browser has none, to a sheet of ours. */
function Share({ link }: { readonly link: string }) {
  const t = useReferralMessages();
  const [open, setOpen] = useState(false);
  const text = t('sharePlain', { link });
  const share = async () => {
    if (!navigator.share) return setOpen(true);
    try {
      await navigator.share({ text });
    } catch (error) {
      // Whoever closes the phone's sheet wants no other.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOpen(true);
    }
    return undefined;
  };
  return (
    <>
      <Button onClick={() => void share()}>
        <Icon name="share" size={20} />
        {t('shareLink')}
      </Button>
      {open && <ShareSheet link={link} text={text} onClose={() => setOpen(false)} />}
    </>
  );
}

function ShareSheet({
  link,
  text,
  onClose,
}: {
  readonly link: string;
  readonly text: string;
  readonly onClose: () => void;
}) {
  const t = useReferralMessages();
  const common = useMessages();
  const ways = [
    { name: t('byWhatsApp'), icon: 'chat', href: `https://wa.me/?${new URLSearchParams({ text })}` },
    {
      name: t('byTelegram'),
      icon: 'plane',
      href: `https://t.me/share/url?${new URLSearchParams({ url: link, text })}`,
    },
  ] as const;
  return (
    <Dialog open onClose={onClose} title={t('shareBy')} closeLabel={common('close')}>
      <div className={styles.shared}>
        <CopyLine label={t('yourLink')} value={link} />
      </div>
      <ul className={styles.ways}>
        {ways.map(({ name, icon, href }) => (
          <li key={name}>
            <a className={styles.way} href={href} target="_blank" rel="noreferrer">
              <Icon name={icon} size={20} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Of a player who has no code yet: what it does, and the button that makes it. */
function NoCode() {
  const t = useReferralMessages();
  const { api } = useShell();
  const { send, busy, failure } = useSend(generateReferralMutation(api), { fallback: t('codeFailed') });
  return (
    <Panel title={t('yourCode')}>
      {failure && <Failed failure={failure} />}
      <EmptyState
        icon="referral"
        title={t('noCodeTitle')}
        text={t('noCodeText')}
        action={
          <Button busy={busy} busyLabel={t('getting')} onClick={() => void send({})}>
            {t('getCode')}
          </Button>
        }
      />
    </Panel>
  );
}
