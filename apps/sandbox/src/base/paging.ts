/** Which part of a list is wanted: how many stand before it, and how many it has at most. */
export interface Paging {
  readonly skip: number;
  readonly pagesize: number;
}
