import { type Language, languages } from '@varda/contract/language';
import { createContext, useContext, useState } from 'react';
import { lagsBehind, missingIn } from './changes.ts';

/** Whether somebody goes through rows that need a translation. */
export const OpensWhereItLacks = createContext(false);

/**
 * The language that a form opens in, which it stays whatever is typed: that of the page, or the only one that is missing or older
 * where somebody goes through such rows.
 */
export function useFirstLanguage(ofPage: Language, row: object | null, values: object): Language {
  const isGoingThrough = useContext(OpensWhereItLacks);
  const [first] = useState(() => {
    if (!isGoingThrough) return ofPage;
    const lacking = languages.filter(
      (language) => missingIn(values, language).length > 0 || (row !== null && lagsBehind(row, language)),
    );
    return lacking.length === 1 && lacking[0] ? lacking[0] : ofPage;
  });
  return first;
}
