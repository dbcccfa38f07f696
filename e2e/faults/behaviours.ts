/** What a remote's own code may do wrong, as the script of its page, and what becomes of it. */
export interface Behaviour {
  /** Run when the entry is evaluated. */
  readonly onEvaluation?: string;
  /** The body of its page's component; `React` and `Query` (react-query) are the page's own. It throws only while `window.planted` is set. */
  readonly onRender?: string;
  /** The contract range that its manifest asks for. */
  readonly contract?: string;
  /** How the failure is named in place of the page; without one the page itself stays. */
  readonly failure?: RegExp;
  /** Whether a report names it by remote and version. */
  readonly isReported: boolean;
  /** It is in nobody's power to keep the page: an honest state with a way to load it anew is what is asked. */
  readonly endsPage?: true;
}

const PLANTED = 'if (globalThis.planted)';

export const behaviours = {
  'throws on evaluation': {
    onEvaluation: `${PLANTED} throw new Error('planted');`,
    failure: /^(crashed|invalid|unreachable)$/,
    isReported: true,
  },
  'throws in render': { onRender: `${PLANTED} throw new Error('planted');`, failure: /^crashed$/, isReported: true },
  'throws in an effect': {
    onRender: `React.useEffect(() => { ${PLANTED} throw new Error('planted'); });`,
    failure: /^crashed$/,
    isReported: true,
  },
  'throws in a timer': {
    onRender: `React.useEffect(() => { setTimeout(() => { ${PLANTED} throw new Error('planted'); }); }, []);`,
    isReported: true,
  },
  'rejects a promise': {
    onRender: `React.useEffect(() => { ${PLANTED} void Promise.reject(new Error('planted')); }, []);`,
    isReported: true,
  },
  'asks for another contract': { contract: '^99.0.0', failure: /^contract$/, isReported: true },
  'spins for eight seconds': {
    onEvaluation: `${PLANTED} { const end = performance.now() + 8000; while (performance.now() < end); }`,
    isReported: false,
  },
  'clears the root': {
    onRender: `React.useEffect(() => { ${PLANTED} { globalThis.planted = false; document.getElementById('root').replaceChildren(); } }, []);`,
    isReported: true,
  },
} as const satisfies Record<string, Behaviour>;
export type BehaviourName = keyof typeof behaviours;
