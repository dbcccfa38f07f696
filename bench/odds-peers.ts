import { bundlePeers } from './peer-bundle.ts';

/** The lists that ours is measured beside, by the file in `peers/` that each is made from. */
export const peers = ['state-list', 'state-cells', 'ag-grid'] as const;
export type Peer = (typeof peers)[number];

/** Bundles each peer for production. Returns its script. */
export const buildPeers = (): Promise<ReadonlyMap<Peer, string>> =>
  bundlePeers(
    'odds',
    peers.map((peer) => [peer, `./peers/${peer}.ts${peer.startsWith('state') ? 'x' : ''}`] as const),
  );

/** The page of a peer: as plain as can be, its cells as large and as calm as ours, and with the same flash. */
export const peerPage = (peer: Peer) => `<!doctype html><meta charset="utf-8"><title>${peer}</title>
<meta name="viewport" content="width=device-width"><style>
body { margin: 0; font: 14px/1.3 sans-serif }
.row { display: grid; grid-template-columns: 1fr repeat(6, 46px); gap: 2px; height: 58px; align-items: center; contain: layout paint style }
.name { overflow: hidden; white-space: nowrap; text-overflow: ellipsis }
.row .cell { display: flex; flex-direction: column; height: 44px; border: 0; padding: 0; contain: strict; width: 100%; position: relative }
.back { background: #a6d8ff } .lay { background: #fac9d4 }
.row .cell::after { content: ''; position: absolute; inset: 0; opacity: 0; background: #7c7 }
.row .cell.down::after { background: #e88 }
.row .cell.a::after { animation: a .6s ease-out } .row .cell.b::after { animation: b .6s ease-out }
@keyframes a { from { opacity: 1 } } @keyframes b { from { opacity: 1 } }
.ag-cell.cell { padding: 0; font-size: 12px }
</style><body><script type="module" src="/bench/${peer}.js"></script>`;
