import * as ui from '@varda/ui';
import { inWords } from './in-words.ts';

export function Button() {
  const words = inWords({ en: 'Load more', mk: 'Прикажи повеќе' });
  return (
    <>
      {(['filled', 'light', 'default', 'white'] as const).map((variant) => (
        <ui.Button key={variant} variant={variant}>
          {words}
        </ui.Button>
      ))}
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <ui.Button key={size} size={size}>
          {words}
        </ui.Button>
      ))}
      <ui.Button loading>{words}</ui.Button>
      <ui.Button disabled>{words}</ui.Button>
    </>
  );
}

export function TextInput() {
  const label = inWords({ en: 'Name', mk: 'Име' });
  const error = inWords({ en: 'A name is needed.', mk: 'Потребно е име.' });
  return (
    <>
      <ui.TextInput label={label} />
      <ui.TextInput label={label} error={error} />
      <ui.TextInput label={label} disabled />
    </>
  );
}

export function Textarea() {
  return <ui.Textarea label={inWords({ en: 'Message', mk: 'Порака' })} rows={4} />;
}

export function NativeSelect() {
  const data = [
    { value: 'new', label: inWords({ en: 'Newest first', mk: 'Прво најновите' }) },
    { value: 'old', label: inWords({ en: 'Oldest first', mk: 'Прво најстарите' }) },
  ];
  return <ui.NativeSelect label={inWords({ en: 'Order', mk: 'Редослед' })} data={data} />;
}

export function Loader() {
  return (
    <>
      <ui.Loader size="sm" />
      <ui.Loader />
    </>
  );
}

export function Skeleton() {
  return <ui.Skeleton width="20rem" height="3rem" />;
}

export function LoadingView() {
  return <ui.LoadingView label={inWords({ en: 'Loading…', mk: 'Се вчитува…' })} />;
}

export function ErrorView() {
  return (
    <ui.ErrorView message={inWords({ en: 'Failed to fetch data', mk: 'Податоците не може да се вчитаат' })}>
      <ui.Button>{inWords({ en: 'Try again', mk: 'Обидете се повторно' })}</ui.Button>
    </ui.ErrorView>
  );
}

export function ErrorBox() {
  return <ui.ErrorBox message={inWords({ en: 'Failed to fetch data', mk: 'Податоците не може да се вчитаат' })} />;
}

export function EmptyView() {
  return <ui.EmptyView>{inWords({ en: 'Nothing is here yet.', mk: 'Сѐ уште нема ништо.' })}</ui.EmptyView>;
}

/** Nothing is served here: what stands in its place until it is there, and where it cannot be had. */
export function Picture() {
  const colours = '<stop stop-color="#dcefe8"/><stop offset="1" stop-color="#0f6b52"/>';
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><linearGradient id="g">${colours}</linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  const alt = { en: 'A bottle of syrup', mk: 'Шише сируп' };
  const picture = {
    ...{ key: '0'.repeat(32), width: 1200, height: 900, widths: [320, 640, 1024, 1200], alt },
    placeholder: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  };
  return (
    <div style={{ width: '20rem' }}>
      <ui.Picture picture={picture} alt="" sizes="20rem" />
    </div>
  );
}

export function Registered() {
  return (
    <>
      <p>
        <ui.Registered>GALAHEALTH® Vitamin C 1000 mg</ui.Registered>
      </p>
      <p>
        <ui.Registered size="large">SENSILIS®</ui.Registered>
      </p>
    </>
  );
}

export function LocalizedText() {
  return <ui.LocalizedText of={{ en: 'In English alone', mk: '' }} />;
}
