import { type Banner, bannersQuery } from '@pavilion/api-client';
import { useLocale, useShell } from '@pavilion/contract';
import { ownText, QueryBoundary } from '@pavilion/remote-kit';
import { ButtonLink, classNames, IconButton, Live, Skeleton } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { usePageMessages } from '../messages/pages.ts';
import { useGuardedLink } from '../services/use-guarded-link.ts';
import styles from './banners.module.css';

/**
 * The organisation's banners in their order (spec §4). Only the player turns them. A small one, on a player's home, is one link. They
 * are decoration: where they do not load (content blockers stop `getBanners`), they take no space and say nothing.
 */
export function Banners({ size = 'large' }: { readonly size?: 'large' | 'small' }) {
  const t = usePageMessages();
  const { api } = useShell();
  return (
    <div className={classNames(styles.banners, size === 'small' && styles.bannersSmall)}>
      <QueryBoundary
        query={useQuery(bannersQuery(api))}
        what={t('banners')}
        skeleton={<Skeleton className={styles.skeleton} height="auto" radius={16} />}
        failed="nothing"
      >
        {(banners) => banners.length > 0 && <Carousel banners={banners} size={size} />}
      </QueryBoundary>
    </div>
  );
}

function Carousel({ banners, size }: { readonly banners: readonly Banner[]; readonly size: 'large' | 'small' }) {
  const t = usePageMessages();
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const go = (index: number) => {
    const wanted = (index + banners.length) % banners.length;
    const slide = track.current?.children[wanted];
    if (track.current && slide instanceof HTMLElement)
      track.current.scrollLeft = slide.offsetLeft - track.current.offsetLeft;
    setCurrent(wanted);
  };
  const settle = () => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (clientWidth > 0) setCurrent(Math.min(banners.length - 1, Math.round(scrollLeft / clientWidth)));
  };
  return (
    <section className={styles.hero} aria-roledescription={t('bannersRole')} aria-label={t('banners')}>
      <ul ref={track} className={styles.track} onScroll={settle}>
        {banners.map((banner, index) => (
          <Slide key={`${banner.order}/${banner.title}`} banner={banner} isFirst={index === 0} size={size} />
        ))}
      </ul>
      {banners.length > 1 && (
        <div className={styles.nav}>
          <IconButton
            className={styles.step}
            icon="chevron-left"
            label={t('previousBanner')}
            onClick={() => go(current - 1)}
          />
          <div className={styles.dots}>
            {banners.map((banner, index) => (
              <button
                key={`${banner.order}/${banner.title}`}
                type="button"
                className={styles.dot}
                aria-label={t('bannerOf', { number: index + 1, total: banners.length })}
                aria-current={index === current || undefined}
                onClick={() => go(index)}
              />
            ))}
          </div>
          <IconButton
            className={styles.step}
            icon="chevron-right"
            label={t('nextBanner')}
            onClick={() => go(current + 1)}
          />
        </div>
      )}
    </section>
  );
}

function Slide({
  banner,
  isFirst,
  size,
}: {
  readonly banner: Banner;
  readonly isFirst: boolean;
  readonly size: 'large' | 'small';
}) {
  const guardedLink = useGuardedLink();
  const locale = useLocale();
  const { named } = banner;
  const title = ownText(banner.title, named?.title, locale);
  const to = guardedLink(banner.href);
  return (
    <li className={styles.slide} data-theme="dark">
      <img
        className={styles.art}
        src={banner.imgUrl}
        alt=""
        width={1320}
        height={400}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
      <div className={styles.text}>
        {banner.live !== undefined && (
          <span className={styles.kicker}>
            <Live label={ownText(banner.live, named?.live, locale)} />
          </span>
        )}
        <h2 className={styles.title}>
          {size === 'small' ? (
            <Link className={styles.link} to={to}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p className={styles.lead}>{ownText(banner.text, named?.text, locale)}</p>
        {size === 'large' && (
          <ButtonLink className={styles.action} variant={isFirst ? 'primary' : 'quiet'} to={to}>
            {ownText(banner.action, named?.action, locale)}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
