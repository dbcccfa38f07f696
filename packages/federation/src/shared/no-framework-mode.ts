// Stands in every build for a file of react-router: the tags that its framework mode prefetches a page by. Nothing here is of that
// mode, so none of it is called; each link would bring it all the same.

export const getKeyedLinksForMatches = () => [];
export const getKeyedPrefetchLinks = async () => [];
export const getModuleLinkHrefs = () => [];
export const getNewMatchesForLinks = () => [];
export const isPageLinkDescriptor = () => false;
