import { company } from '@varda/contract/company';
import type { Language } from '@varda/contract/language';
import { escapeHtml } from '@varda/server/escape-html';

/** The outline of a screen of the back office, which stands in its document until scripts fill the root. */
export function outline(language: Language): string {
  return `<div id="outline" aria-hidden="true">${escapeHtml(company.name[language])}</div>`;
}

/**
 * Its measures are those of layout and screens, its colours those of `shared/ui/theme`, which is a file that the first paint does not
 * wait for. The scheme is the system's: one that was chosen against it is known to scripts alone.
 */
export const outlineStyles = `
#outline{--line:#d7e7e0;--work:#f7faf9;--name:#0f6b52;position:fixed;inset:0;padding:1.1rem calc(3rem + clamp(.5rem,1.5vw,1rem));
color:var(--name);font:800 1.0625rem/1.2 "Manrope Subset",sans-serif;
background:linear-gradient(var(--line),var(--line)) 0 calc(3.5rem - 1px)/100% 1px no-repeat #fff}
#outline::before,#outline::after{content:"";position:fixed;inset:3.5rem 0 0;background:var(--work)}
#outline::after{inset:6rem 2rem auto;height:22rem;
background:linear-gradient(var(--line),var(--line)) 0 0/14rem 2rem no-repeat,
repeating-linear-gradient(transparent 0 2.75rem,var(--line) 2.75rem 4rem) 0 1.5rem/100% 20rem no-repeat}
#root:not(:empty)~#outline{display:none}
@media (min-width:62em){#outline::before{inset-inline-start:calc(16rem - 1px);border-inline-start:1px solid var(--line)}
#outline::after{inset-inline-start:18rem}
:root[data-menu=collapsed] #outline::before{inset-inline-start:calc(4rem - 1px)}
:root[data-menu=collapsed] #outline::after{inset-inline-start:6rem}}
@media (prefers-color-scheme:dark){#outline{--line:#3f514b;--work:#151f1c;--name:#5fb498;background-color:#1d2925}}
@media print{#outline{display:none}}`;
