export { EntryPictures } from './entry-pictures.tsx';
export { formBody } from './form-body.ts';
export { LabelInLanguage, LanguageSections } from './language-sections.tsx';
export { type PictureChoices, pictureParts, requiredPicture } from './picture-choice.ts';
export { type PicturesChoice, picturesParts } from './pictures-choice.ts';
export { PicturesInput } from './pictures-input.tsx';
export { RichTextInput } from './rich-text-input.tsx';
export { TextAreaInput } from './text-area-input.tsx';
export { TextLineInput } from './text-line-input.tsx';
