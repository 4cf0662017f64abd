import { Badge, SimpleGrid, Stack, Switch, Tabs } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { type Language, languages, otherLanguage } from '@varda/contract/language';
import { createContext, type ReactNode, useContext, useState } from 'react';
import type { ResourceForm } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { TranslationTools } from '../translations/translation-tools.tsx';
import { lagsBehind, missingIn } from './changes.ts';
import { useFirstLanguage } from './first-language.ts';
import classes from './language-sections.module.css';
import { IsUploading } from './pending-uploads.ts';
import { SideBySide, useSideBySide } from './side-by-side.tsx';

/** Paths of the fields that the server has refused at the last attempt; another attempt makes another list. */
export const RefusedFields = createContext<readonly string[]>([]);

/** The row that is edited; null while one is created. */
export const EditedRow = createContext<object | null>(null);

/** Label, value and error of a text in the language of the section: to be spread over an input. */
export type LocalizedField = (name: string) => GetInputPropsReturnType & {
  label: ReactNode;
  description: ReactNode;
  lang: Language;
  value: string;
};

interface Props<Values> {
  form: ResourceForm<Values>;
  /** Both languages at once, as a create wants them, or one behind the other, unless somebody wants them side by side. */
  layout: 'both' | 'tabs';
  /** The inputs of one section, as a fragment; drawn once per language. */
  children: (field: LocalizedField, language: Language) => ReactNode;
}

/** The texts of a form, once per language, with a mark where a language lacks what the other one has. */
export function LanguageSections<Values extends object>({ form, layout, children }: Props<Values>) {
  const { t, own, language: current } = useAdminTexts();

  const inputsIn = (language: Language) => {
    const missing = layout === 'tabs' ? missingIn(form.getValues(), language) : [];
    const field: LocalizedField = (name) => ({
      label: <LabelInLanguage text={own(`fields.${name}`)} language={language} />,
      description: missing.includes(name) && t(`form.missingHere.${language}`),
      lang: language,
      value: '',
      ...form.getInputProps(`${name}.${language}`),
    });
    return children(field, language);
  };
  const inputs = (language: Language) => <Stack gap="sm">{inputsIn(language)}</Stack>;

  if (layout === 'both') {
    return (
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        {languages.map((language) => (
          <fieldset key={language} className={classes.section}>
            <legend className={classes.legend}>{t(`languages.${language}`)}</legend>
            {inputs(language)}
          </fieldset>
        ))}
      </SimpleGrid>
    );
  }
  return <EditedLanguages form={form} current={current} inputsIn={inputsIn} />;
}

interface EditedProps<Values> {
  form: ResourceForm<Values>;
  current: Language;
  /** As a fragment. */
  inputsIn: (language: Language) => ReactNode;
}

/** Both languages of a row that is there: in tabs, or side by side where there is room and somebody wants it. */
function EditedLanguages<Values extends object>({ form, current, inputsIn }: EditedProps<Values>) {
  const { t } = useAdminTexts();
  const row = useContext(EditedRow);
  const first = useFirstLanguage(current, row, form.getValues());
  const sides = useSideBySide();
  const [shown, setShown] = useState<Language>(first);
  const inOrder = [first, otherLanguage(first)];

  // The other layout has other editors: a picture on its way to one of these would not arrive.
  const isUploading = useContext(IsUploading);
  const [isBeside, setBeside] = useState(sides.isOn);
  if (isBeside !== sides.isOn && !isUploading) setBeside(sides.isOn);

  // What the server refuses must be seen: the section that has it comes to the front.
  const refused = useContext(RefusedFields);
  const [seen, setSeen] = useState(refused);
  if (seen !== refused) {
    setSeen(refused);
    const isRefused = (language: Language) => refused.some((path) => path.endsWith(`.${language}`));
    const other = otherLanguage(shown);
    if (isRefused(other) && !isRefused(shown)) setShown(other);
  }

  const tools = (
    <div className={classes.tools}>
      {sides.isOffered && (
        <Switch
          size="sm"
          label={t('form.sideBySide')}
          checked={sides.isOn}
          onChange={({ currentTarget }) => sides.change(currentTarget.checked)}
        />
      )}
      {row && <TranslationTools row={row} offered={isBeside ? inOrder : [otherLanguage(shown)]} />}
    </div>
  );
  if (isBeside)
    return (
      <div>
        {tools}
        <SideBySide
          inOrder={inOrder}
          head={(language) => (
            <>
              {t(`languages.${language}`)} <Mark form={form} language={language} />
            </>
          )}
          inputs={inputsIn}
        />
      </div>
    );
  const tabs = (
    <Tabs value={shown} onChange={(value) => setShown(value as Language)} keepMountedMode="display-none">
      <Tabs.List mb="sm" className={classes.tabs}>
        {inOrder.map((language) => (
          <Tabs.Tab
            key={language}
            value={language}
            className={classes.tab}
            rightSection={<Mark form={form} language={language} />}
          >
            {t(`languages.${language}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {inOrder.map((language) => (
        <Tabs.Panel key={language} value={language}>
          <Stack gap="sm">{inputsIn(language)}</Stack>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
  return (
    <div>
      {tools}
      {tabs}
    </div>
  );
}

function Mark<Values extends object>({ form, language }: { form: ResourceForm<Values>; language: Language }) {
  const { t } = useAdminTexts();
  const row = useContext(EditedRow);
  const count = missingIn(form.getValues(), language).length;
  const isOlder = row !== null && lagsBehind(row, language);
  if (count === 0 && !isOlder) return null;
  return (
    <Badge size="sm" color="amber" variant="light">
      {count > 0 ? t('form.missing', { count }) : t('form.older')}
    </Badge>
  );
}

/** Two inputs that ask for the same in two languages must not have the same name. */
export function LabelInLanguage({ text, language }: { text: string; language: Language }) {
  return (
    <>
      {text} <span className={classes.language}>{language.toUpperCase()}</span>
    </>
  );
}
