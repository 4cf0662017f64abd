import { UnstyledButton } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { useAdminTexts } from '../../resource/resource-texts.tsx';
import { type Control, controlsOf, type Panel } from './controls.ts';
import classes from './rich-text-editor.module.css';
import { ariaShortcut, shortcutHint } from './shortcut.ts';

interface Props {
  editor: Editor;
  illustrated: boolean;
  panel: Panel | null;
  onPanel: (panel: Panel) => void;
  ref: Ref<HTMLDivElement>;
}

/** The formats that a text may have, one tab stop with the arrow keys between them. */
export function RichTextToolbar({ editor, illustrated, panel, onPanel, ref }: Props) {
  const { t } = useAdminTexts();
  const groups = controlsOf(illustrated);
  const [current, setCurrent] = useState<Control['name']>('heading1');
  const buttons = useRef(new Map<Control['name'], HTMLButtonElement | null>());
  // One look at the editor per key for all controls; drawn anew only if one of them has changed.
  const states = useEditorState({
    editor,
    selector: () =>
      Object.fromEntries(
        groups
          .flat()
          .map(({ name, isActive, isDisabled }) => [
            name,
            { active: isActive?.(editor) ?? false, disabled: isDisabled?.(editor) ?? false },
          ]),
      ),
  });

  function move(event: KeyboardEvent) {
    const names = groups.flat().map(({ name }) => name);
    const at = names.indexOf(current);
    const places: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    buttons.current.get(names.at(place % names.length) ?? current)?.focus();
  }

  return (
    <RichTextEditor.Toolbar role="toolbar" aria-label={t('richText.toolbar')} onKeyDown={move} ref={ref}>
      {groups.map((group) => (
        <RichTextEditor.ControlsGroup key={group[0]?.name}>
          {group.map(({ name, Icon, shortcut, does, isActive }) => {
            const { active = false, disabled = false } = states[name] ?? {};
            const label = t(`richText.${name}`);
            return (
              <UnstyledButton
                key={name}
                ref={(button) => {
                  buttons.current.set(name, button);
                }}
                className={`${RichTextEditor.classes.control} ${classes.control}`}
                tabIndex={name === current ? 0 : -1}
                aria-label={label}
                title={shortcut ? `${label} (${shortcutHint(shortcut)})` : label}
                aria-keyshortcuts={shortcut && ariaShortcut(shortcut)}
                aria-pressed={isActive ? active : undefined}
                aria-expanded={typeof does === 'string' && does !== 'library' ? panel === does : undefined}
                aria-haspopup={does === 'library' ? 'dialog' : undefined}
                // Not `disabled`: a control that vanishes from under the focus would lose it.
                aria-disabled={disabled || undefined}
                data-interactive
                data-disabled={disabled || undefined}
                data-active={active || undefined}
                // The selection in the text stays.
                onMouseDown={(event) => event.preventDefault()}
                onFocus={() => setCurrent(name)}
                onClick={() => {
                  if (disabled) return;
                  if (typeof does === 'string') onPanel(does);
                  else does(editor);
                }}
              >
                <Icon size={18} stroke={1.75} aria-hidden />
              </UnstyledButton>
            );
          })}
        </RichTextEditor.ControlsGroup>
      ))}
    </RichTextEditor.Toolbar>
  );
}
