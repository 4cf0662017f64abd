/** What has been decided about the pictures of an entry: files that come behind them, and keys of those that go. */
interface Decided {
  added: readonly File[];
  removed: readonly string[];
}

/** Null leaves them as they are, also after a decision was taken back: a form compares what is no text by identity. */
export type PicturesChoice = Decided | null;

export function decided(choice: PicturesChoice): Decided {
  return choice ?? { added: [], removed: [] };
}

export function picturesChoice(decision: Decided): PicturesChoice {
  return decision.added.length + decision.removed.length > 0 ? decision : null;
}

/** The parts of a form-style body that carry out a choice. */
export function picturesParts(choice: PicturesChoice | undefined) {
  const { added, removed } = decided(choice ?? null);
  return {
    images: added.length > 0 ? added : undefined,
    removeImages: removed.length > 0 ? removed : undefined,
  };
}
