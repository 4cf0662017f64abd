import { useEffect, useState } from 'react';
import type { Command } from './command.ts';
import type { Found } from './use-found.ts';

interface Choice {
  /** The line that Enter would run. */
  active: Command | undefined;
  /** Enter was pressed before the answer to what is typed was there. */
  isEntered: boolean;
  /** Chooses the line below or above; what it returns is the chosen one. */
  step: (by: 1 | -1) => Command | undefined;
  enter: () => void;
  /** Something else is typed. */
  forget: () => void;
}

/**
 * Which line is meant: the one chosen with the arrows, or the first. What an earlier search has found is never run: Enter then
 * waits for the answer to what is typed.
 */
export function useChoice(commands: readonly Command[], found: Found, onRun: (command: Command) => void): Choice {
  const [chosen, setChosen] = useState<string | null>(null);
  const [isEntered, setIsEntered] = useState(false);
  const first = commands[0];
  // What is on its way may come to stand above all but the screens.
  const isFirstKnown = !found.isWaiting || first?.group === 'screens';
  const picked = commands.find(({ id }) => id === chosen);
  const active = picked ?? (isFirstKnown ? first : undefined);
  const isStale = found.isWaiting && (!active || found.commands.includes(active));

  useEffect(() => {
    if (!isEntered || found.isWaiting) return;
    setIsEntered(false);
    // A chosen line that the answer does not have is not replaced by another one.
    if (active && (chosen === null || active === picked)) onRun(active);
  }, [isEntered, found.isWaiting, active, chosen, picked, onRun]);

  return {
    active,
    isEntered,
    step: (by) => {
      const place = active ? commands.indexOf(active) + by : Math.min(by, 0);
      const next = commands.at(place % commands.length);
      if (next) setChosen(next.id);
      setIsEntered(false);
      return next;
    },
    enter: () => {
      if (isStale) setIsEntered(true);
      else if (active) onRun(active);
    },
    forget: () => {
      setChosen(null);
      setIsEntered(false);
    },
  };
}
