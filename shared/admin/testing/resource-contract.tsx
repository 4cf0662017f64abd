import { describeForm } from './form-contract.tsx';
import { describeList } from './list-contract.tsx';
import type { Specimen } from './specimen-screen.tsx';
import { describeUnsavedInput } from './unsaved-input-contract.tsx';

/**
 * What every screen on the engine keeps to; a resource tests its own create and oddities beside it. What no descriptor has a
 * part in is tried where a specimen `provesEngine` (docs/decisions/066).
 */
export function describeResource(specimen: Specimen): void {
  describeList(specimen);
  if (specimen.provesEngine) describeForm(specimen);
  describeUnsavedInput(specimen);
}
