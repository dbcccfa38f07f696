// What an empty search offers. Apart from the kit's own entry point: only searches have it.
export { DidYouMean } from './did-you-mean.tsx';
