import type { Gateway } from '@pavilion/api-client';
import { paths } from '@pavilion/contract';
import { Skeleton } from '@pavilion/shared-ui';
import { useDepositMessages } from '../messages/deposit.ts';
import columns from '../parts/columns.module.css';
import { MethodHead, MethodRow } from '../parts/method-row.tsx';
import { Panel } from '../parts/panel.tsx';
import styles from './deposit.module.css';
import { gatewayIcon, roundMoney, useGatewayTexts } from './gateway-texts.ts';
import { isUnderLeast, isUsedUp, type Room, useRoom } from './own-limit.tsx';

const groups = [
  ['upi', ['upi', 'wallet']],
  ['bank', ['bank']],
  ['crypto', ['crypto']],
] as const satisfies readonly (readonly [string, readonly Gateway['mode'][]])[];

/** The ways to deposit by what is paid with, each group under its name; `lastUsed` is the code of the way of the last deposit. */
export function GatewayGroups({
  gateways,
  lastUsed,
}: {
  readonly gateways: readonly Gateway[];
  readonly lastUsed?: string | undefined;
}) {
  const t = useDepositMessages();
  const { room } = useRoom();
  const columns = [t('column_method'), t('column_limits'), t('column_fee'), t('column_time')];
  return groups.map(([name, modes]) => {
    const ofGroup = gateways.filter(({ mode }) => modes.some((each) => each === mode));
    if (ofGroup.length === 0) return null;
    return (
      <Panel key={name} title={t(`group_${name}`)}>
        <MethodHead columns={columns} />
        {ofGroup.map((gateway) => (
          <GatewayRow key={gateway.code} gateway={gateway} room={room} isLast={gateway.code === lastUsed} />
        ))}
      </Panel>
    );
  });
}

function GatewayRow({
  gateway,
  room,
  isLast,
}: {
  readonly gateway: Gateway;
  readonly room: Room | undefined;
  readonly isLast: boolean;
}) {
  const t = useDepositMessages();
  const { note, limits, fee, usual, closed } = useGatewayTexts(gateway);
  const tooLittle =
    room && isUnderLeast(room, gateway)
      ? t(isUsedUp(room) ? 'limitReached' : 'limitUnderLeast', {
          left: roundMoney(room.left),
          min: roundMoney(gateway.min),
        })
      : undefined;
  return (
    <MethodRow
      to={paths.depositBy(gateway.code)}
      icon={gatewayIcon(gateway)}
      name={gateway.name}
      badge={isLast ? t('lastUsed') : undefined}
      note={note}
      columns={[limits, fee, usual]}
      closed={closed ?? tooLittle}
    />
  );
}

/** The shape of the list while it loads: three groups with as many rows as the house begins with. */
export function GroupsSkeleton() {
  return (
    <div className={columns.stack}>
      {[5, 3, 2].map((rows) => (
        <div key={rows} className={styles.bones} data-rows={rows}>
          <Skeleton width="40%" height={22} />
          {Array.from({ length: rows }, (_, row) => (
            <Skeleton key={row} height={48} />
          ))}
        </div>
      ))}
    </div>
  );
}
