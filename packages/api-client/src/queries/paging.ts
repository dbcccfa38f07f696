/** Asked by `skip` and `pagesize`: the next page begins where this one ends, until the operator's `count` is reached. */
export function nextSkip(pageSize: number) {
  return ({ count }: { readonly count: number }, _: unknown, skip: number) =>
    skip + pageSize < count ? skip + pageSize : null;
}
