/** Where in the site a player is, or is to go. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
}
