import { fold } from '@pavilion/shared-ui';
import { consonantsOf, hasDevanagari, joinConsonants } from './consonants.ts';
import { editDistance } from './edit-distance.ts';

const MOST_NAMES = 6;
/** Letters of a text. A longer one is no misspelt name, and would take long. */
const LONGEST_TEXT = 48;
/** A text of fewer consonants sounds like too many names. */
const LEAST_CONSONANTS = 3;
/** Names that are compared in one task, so that keys and frames come between: a slow phone takes some 10 ms for them. */
const SLICE = 1000;

/**
 * Returns the names nearest to a text that no name contains: at most six, the nearest first, equally near ones in the given order.
 * Each word of the text may have one wrong letter from 4 letters on, two from 6 on, and blanks may be wrong. A text in Devanagari is
 * also compared by its consonants, as names are mostly in Latin letters. Stops once `signal` is aborted.
 */
export async function nearNames(
  names: readonly string[],
  text: string,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const wanted = fold(text);
  if (wanted === '' || wanted.length > LONGEST_TEXT) return [];
  const distances = [bySpelling(wanted), ...(hasDevanagari(wanted) ? [bySound(wanted)] : [])];
  const near: { name: string; folded: string; distance: number }[] = [];
  for (const [place, name] of names.entries()) {
    if (place > 0 && place % SLICE === 0) await nextTask();
    if (signal?.aborted) return [];
    const folded = fold(name);
    const parts = folded.split(' ');
    const distance = Math.min(...distances.map((distanceTo) => distanceTo(parts)));
    if (distance < Infinity) near.push({ name, folded, distance });
  }
  const sorted = near.toSorted((one, other) => one.distance - other.distance);
  // Several providers have games of one name.
  const distinct = new Map<string, string>();
  for (const { name, folded } of sorted) if (!distinct.has(folded)) distinct.set(folded, name);
  return [...distinct.values()].slice(0, MOST_NAMES);
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The distance of a name, given by its words; Infinity where it is not near. */
type DistanceTo = (parts: readonly string[]) => number;

/** By the text's words, each to the nearest of the name; or by the text without blanks, to one or two words of the name. */
function bySpelling(wanted: string): DistanceTo {
  const ofWords = wanted.split(' ').map(distanceOf);
  const ofAll = distanceOf(wanted.replaceAll(' ', ''));
  return (parts) => {
    let apart = 0;
    for (const distance of ofWords) apart += leastOf(parts, (word) => distance(word));
    return Math.min(
      apart,
      leastOf(parts, (word, next) => Math.min(ofAll(word), next === undefined ? Infinity : ofAll(word, next))),
    );
  };
}

/** Returns the distance of a word, or of two that are read as one, to a word of the text. Each different word is compared once. */
function distanceOf(wanted: string): (word: string, next?: string) => number {
  const bound = wanted.length < 4 ? 0 : wanted.length < 6 ? 1 : 2;
  const known = new Map<string, number>();
  return (first, next = '') => {
    const length = first.length + next.length;
    // Most words are as far as that: nothing is made for them.
    if (length < wanted.length - bound) return Infinity;
    if (length > wanted.length + bound) return first.startsWith(wanted) ? 0 : Infinity;
    const word = first + next;
    let distance = known.get(word);
    if (distance === undefined) {
      distance = word.startsWith(wanted) ? 0 : editDistance(wanted, word, bound);
      known.set(word, distance);
    }
    return distance;
  };
}

/** By the consonants, from the start of any of the name's words on: nearest is the same, then the start of the name. */
function bySound(wanted: string): DistanceTo {
  const sound = joinConsonants(wanted.split(' ').map(consonantsOf));
  if (sound.length < LEAST_CONSONANTS) return () => Infinity;
  const known = new Map<string, string>();
  const soundOf = (word: string) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const made = consonantsOf(word);
    known.set(word, made);
    return made;
  };
  return (parts) => {
    const sounds = parts.map(soundOf);
    return leastOf(sounds, (first, _, place) => {
      if (first[0] !== sound[0]) return Infinity;
      const other = joinConsonants(sounds.slice(place));
      if (!other.startsWith(sound)) return Infinity;
      return place + (other === sound ? 0 : 1);
    });
  };
}

/** Returns the least distance of any of the words; `next` is the word after it. */
function leastOf(
  parts: readonly string[],
  distance: (word: string, next: string | undefined, place: number) => number,
): number {
  let least = Infinity;
  for (let place = 0; place < parts.length; place++) {
    least = Math.min(least, distance(parts[place] ?? '', parts[place + 1], place));
  }
  return least;
}
