// Stands in every build for a file of react-router: what its framework mode renders and prefetches. Nothing here is of that mode;
// each link would bring all of it.
import { createContext, type Ref } from 'react';

export const FrameworkContext = createContext(undefined);
export const PrefetchPageLinks = () => null;
export const usePrefetchBehavior = () => [false, undefined, {}] as const;
/** Only one of a link's two refs is ever there: the other would be of what is prefetched. */
export const mergeRefs = <Instance>(ref: Ref<Instance>) => ref;

// For files of the framework mode itself, which webpack reads and leaves out.
export const useFrameworkContext = () => undefined;
export const Scripts = () => null;
