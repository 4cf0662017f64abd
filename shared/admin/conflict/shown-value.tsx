import { Anchor, Text } from '@mantine/core';
import { type Language, languages } from '@varda/contract/language';
import { pictureUrl } from '@varda/contract/picture-url';
import { useEffect, useState } from 'react';
import { isOfLibrary } from '../form/chosen-picture.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './conflict.module.css';
import { isPlacedPicture, type PlacedPicture } from './placed-pictures.ts';
import { SafeHtml } from './safe-html.tsx';

interface Props {
  value: unknown;
  /** The value that it stands beside. */
  other: unknown;
  language: Language;
}

/** A value of a form for somebody to read: rich text as it looks, pictures as pictures. What it says itself is no part of the value. */
export function ShownValue({ value, other, language }: Props) {
  const { t, language: own } = useAdminTexts();
  if (value instanceof File)
    return value.type.startsWith('image/') ? <ChosenPicture file={value} /> : <Text>{value.name}</Text>;
  if (isOfLibrary(value))
    return (
      <img
        src={pictureUrl(value, value.widths[0] ?? value.width, 'webp')}
        alt={value.name}
        className={classes.picture}
      />
    );
  if (Array.isArray(value) && value.length > 0)
    return value.map((one, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a list that nobody changes here
      <ShownValue key={place} value={one} other={null} language={language} />
    ));
  if (isPlacedPicture(value)) return <DescribedPicture {...value} />;
  if (typeof value === 'boolean') return <Text lang={own}>{t(value ? 'conflict.on' : 'conflict.off')}</Text>;
  if (value === 'removed') return <Text lang={own}>{t('conflict.removed')}</Text>;
  if (typeof value === 'string' && value !== '') {
    if (value.startsWith('/api/pictures/')) return <img src={value} alt="" className={classes.picture} />;
    if (value.startsWith('/api/leaflets/'))
      return (
        <Anchor href={value} download lang={own}>
          {t('conflict.leaflet')}
        </Anchor>
      );
    if (/^\s*<[a-z][\s\S]*>\s*$/i.test(value))
      return <SafeHtml html={value} other={typeof other === 'string' ? other : ''} />;
    return <Text className={classes.text}>{value}</Text>;
  }
  const inLanguage = (value as Partial<Record<Language, unknown>> | null)?.[language];
  if (inLanguage) return <ShownValue value={inLanguage} other={null} language={language} />;
  return (
    <Text c="dimmed" lang={own}>
      {t('conflict.nothing')}
    </Text>
  );
}

function DescribedPicture({ picture, src, alt }: PlacedPicture) {
  return (
    <figure className={classes.described}>
      {picture instanceof File ? (
        <ChosenPicture file={picture} />
      ) : (
        <img src={src ?? ''} alt="" className={classes.picture} />
      )}
      <figcaption>
        {languages.map((language) => (
          <Text key={language} size="sm" lang={language}>
            {alt[language]}
          </Text>
        ))}
      </figcaption>
    </figure>
  );
}

function ChosenPicture({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <img src={address} alt={file.name} className={classes.picture} />;
}
