type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor, or the browser for them, has put into fields that were rendered with something else. */
type ChangedFields = ReadonlyMap<Field, string | boolean>;

export function changedFields(): ChangedFields {
  const changed = fieldsOfPage().filter(isChanged);
  return new Map(changed.map((field) => [field, isCheckable(field) ? field.checked : field.value]));
}

/**
 * Tells React of fields that were changed before it had hydrated them, by the event that it would have got then. React takes what
 * stands in a field at that moment for what it has rendered, and ignores events that do not differ from it.
 *
 * @param before what had been changed just before: React puts a textarea back as it hydrates it
 */
export function replayChangedFields(before: ChangedFields): void {
  for (const [field, value] of new Map([...before, ...changedFields()])) {
    if (!field.isConnected) continue;
    if (typeof value === 'boolean') tellTicked(field as HTMLInputElement, value);
    else tellTyped(field, value);
  }
}

/**
 * Call it right before a page is rendered in place of that of the document. Returns what to call once it is there: puts what was
 * changed into the same fields of the new page.
 */
export function carryChangedFields(): () => void {
  const changed = new Map([...changedFields()].map(([field, value]) => [nameOf(field), value]));
  return () => {
    const fields = fieldsOfPage().flatMap((field): [Field, string | boolean][] => {
      const value = changed.get(nameOf(field));
      return value === undefined ? [] : [[field, value]];
    });
    replayChangedFields(new Map(fields));
  };
}

/**
 * Call it before React puts fields back. Returns what to call once it has rendered what was typed again: puts the caret where the
 * visitor had it, as it goes to the end when a field is set.
 */
export function saveCaret(): () => void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return () => {};
  const { value, selectionStart, selectionEnd, selectionDirection } = field;
  return () => {
    // Fields such as that of an e-mail address do not tell; of other text the place means nothing.
    if (selectionStart === null || field.value !== value || field.selectionStart === selectionStart) return;
    field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  };
}

function fieldsOfPage(): Field[] {
  return [...document.querySelectorAll<Field>('input, textarea, select')];
}

/** The same in each language and version of a page. */
function nameOf({ form, type, name }: Field): string {
  return [form && new URL(form.action).pathname, type, name].join(' ');
}

/** Where React notes the value that it knows of. Assigning to `value` would do, too, and end a composition (IME) in the field. */
interface Tracked {
  _valueTracker?: { setValue(value: string): void };
}

function tellTyped(field: Field, value: string) {
  // What React has rendered since, for another field, has put this one back.
  if (field.value !== value) field.value = value;
  const isSelect = field instanceof HTMLSelectElement;
  if (!isSelect) (field as Tracked)._valueTracker?.setValue(field.defaultValue);
  field.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
}

function tellTicked(field: HTMLInputElement, checked: boolean) {
  // A click is what React listens to here: it ticks the field anew.
  field.checked = !checked;
  field.click();
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return (
      [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected) && hasDefault(field)
    );
  return isCheckable(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Without an option that was rendered as selected, the browser selects the first one. */
function hasDefault({ options, selectedIndex }: HTMLSelectElement): boolean {
  return [...options].some(({ defaultSelected }) => defaultSelected) || selectedIndex > 0;
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
}
