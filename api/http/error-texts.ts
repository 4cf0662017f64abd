import { largestUploadMegabytes, mostComments, shortestPassword } from '@varda/contract/bounds';
import type { Localized } from '@varda/contract/language';
import { mostViews } from '@varda/contract/list-options';
import { mostPixels } from '@varda/contract/pictures';
import { sheetBounds } from '@varda/contract/sheet-options';

/** Messages of single rules. */
export const ruleTexts = {
  required: { en: 'Required field', mk: 'Задолжително поле' },
  email: { en: 'Enter a valid email address.', mk: 'Внесете важечка адреса на е-пошта.' },
  telephone: {
    en: 'Enter a telephone number with its country code: +389 2 555 0100.',
    mk: 'Внесете телефонски број со повикувачки број на земјата: +389 2 555 0100.',
  },
  place: {
    en: 'Enter latitude and longitude, as maps show them: 41.9965, 21.4314.',
    mk: 'Внесете географска широчина и должина, како на картите: 41.9965, 21.4314.',
  },
  web_address: {
    en: 'Enter an address that starts with https://.',
    mk: 'Внесете адреса што почнува со https://.',
  },
  site_link: {
    en: 'Enter a path of this site (/about), a place on the page (#range) or an address that starts with https://.',
    mk: 'Внесете патека на овој сајт (/about), место на страницата (#range) или адреса што почнува со https://.',
  },
  page_link: {
    en: 'Enter a path of this site (/careers) or an address that starts with https://.',
    mk: 'Внесете патека на овој сајт (/careers) или адреса што почнува со https://.',
  },
  day: { en: 'Enter a day: 2026-12-24.', mk: 'Внесете датум: 2026-12-24.' },
  day_before_first: {
    en: 'The last day is before the first one.',
    mk: 'Последниот ден е пред првиот.',
  },
  password_short: {
    en: `Use at least ${shortestPassword} characters.`,
    mk: `Лозинката треба да има најмалку ${shortestPassword} знака.`,
  },
  password_guessable: {
    en: 'This password is easy to guess: it is common, or made of a name. Use several words that do not belong together.',
    mk: 'Оваа лозинка лесно се погодува: честа е или содржи име. Користете неколку неповрзани зборови.',
  },
  current_password: {
    en: 'Enter your current password to change your own email address or password.',
    mk: 'За промена на сопствената адреса на е-пошта или лозинка, внесете ја сегашната лозинка.',
  },
  unstorable: {
    en: 'This text has characters that cannot be stored.',
    mk: 'Текстот содржи знаци што не може да се зачуваат.',
  },
  no_row: { en: 'Name at least one row.', mk: 'Наведете најмалку еден ред.' },
  row_twice: { en: 'A row is listed twice.', mk: 'Еден ред е наведен двапати.' },
  position_twice: { en: 'A position is listed twice.', mk: 'Една позиција е наведена двапати.' },
  row_gone: {
    en: 'The row is no longer in this list: it may have been deleted.',
    mk: 'Редот повеќе не е во списокот: можеби е избришан.',
  },
  other_list: { en: 'This row does not belong to the list.', mk: 'Овој ред не припаѓа на списокот.' },
  wrong_type: { en: 'This value is of the wrong kind.', mk: 'Вредноста е од погрешен вид.' },
  wrong_value: { en: 'This value is not allowed.', mk: 'Вредноста не е дозволена.' },
  yes_or_no: { en: 'Must be true or false.', mk: 'Дозволени вредности се true и false.' },
  not_json: { en: 'This is not valid JSON.', mk: 'Ова не е важечки JSON.' },
  unknown_call: { en: 'There is no such call.', mk: 'Таков повик не постои.' },
  unknown_subcategory: {
    en: 'The category has no such subcategory.',
    mk: 'Категоријата нема таква поткатегорија.',
  },
  unknown_category: { en: 'There is no such category.', mk: 'Таква категорија не постои.' },
  not_an_idempotency_key: {
    en: 'Use 16 to 100 letters, digits, hyphens or underscores.',
    mk: 'Користете од 16 до 100 букви, бројки, цртички или долни црти.',
  },
  email_taken: { en: 'This email address is already in use.', mk: 'Оваа адреса на е-пошта веќе се користи.' },
  not_permitted: {
    en: 'Your account may not do this. An administrator can change that.',
    mk: 'Вашата сметка нема дозвола за ова. Администратор може да ја додели.',
  },
  last_admin: {
    en: 'The last administrator cannot be deleted or lose the role.',
    mk: 'Последниот администратор не може да се избрише ниту да ја изгуби улогата.',
  },
  log_in: { en: 'Please log in.', mk: 'Најавете се.' },
  wrong_login: { en: 'Invalid email or password', mk: 'Погрешна е-пошта или лозинка' },
  code_wanted: {
    en: 'Enter the code of your authenticator app.',
    mk: 'Внесете го кодот од апликацијата за автентикација.',
  },
  wrong_code: {
    en: 'This code is not right, or has been used already. Wait for the next one; if that is refused too, check the time on your phone.',
    mk: 'Кодот не е точен или е веќе искористен. Почекајте го следниот; ако и тој биде одбиен, проверете го времето на телефонот.',
  },
  passkey_wanted: {
    en: 'Use your passkey, or enter one of your recovery codes.',
    mk: 'Користете го криптографскиот клуч или внесете еден од резервните кодови.',
  },
  single_sign_on_failed: {
    en: 'The sign-in took too long. Please try again.',
    mk: 'Најавата траеше предолго. Обидете се повторно.',
  },
  wrong_passkey: {
    en: 'This passkey does not open an account here. Use another one, or log in with your password.',
    mk: 'Со овој криптографски клуч не може да се најавите. Користете друг или најавете се со лозинка.',
  },
  other_passkey: {
    en: 'This passkey is not one of this account. Use another one, or enter a code.',
    mk: 'Овој криптографски клуч не е од оваа сметка. Користете друг или внесете код.',
  },
  passkey_unusable: {
    en: 'The passkey could not be added. Go back and start again.',
    mk: 'Криптографскиот клуч не може да се додаде. Вратете се назад и започнете повторно.',
  },
  beyond_key: {
    en: 'An API key may not do this: it is read only, or only people may, logged in.',
    mk: 'Ова не е дозволено со API-клуч: клучот е само за читање или е потребна најава.',
  },
  factor_there: {
    en: 'There is an authenticator app already. Remove it first.',
    mk: 'Веќе има апликација за автентикација. Прво отстранете ја.',
  },
  setup_over: {
    en: 'This key no longer works: setting up was begun again in another window, or finished there. Go on there, or start again here.',
    mk: 'Овој клуч повеќе не важи: поставувањето е започнато повторно или завршено во друг прозорец. Продолжете таму или започнете повторно тука.',
  },
  factor_missing: {
    en: 'Two-step login is not turned on.',
    mk: 'Најавата во два чекора не е вклучена.',
  },
  factor_first: {
    en: 'Turn on your own two-step login first, in the account menu.',
    mk: 'Прво вклучете ја сопствената најава во два чекора, во менито на сметката.',
  },
  factor_of_own: {
    en: 'Turn your own two-step login off in the account menu, with your password.',
    mk: 'Сопствената најава во два чекора исклучете ја во менито на сметката, со вашата лозинка.',
  },
  link_for_own: {
    en: 'Change your own password here, with the present one.',
    mk: 'Сопствената лозинка сменете ја тука, со сегашната.',
  },
  link_over: {
    en: 'This link no longer works: it has been used, replaced by a newer one, or is too old. Ask for a new one.',
    mk: 'Врската повеќе не важи: веќе е искористена, заменета е со понова или е застарена. Побарајте нова.',
  },
  wrong_or_no_password: {
    en: 'The current password is incorrect. If you have only signed in by single sign-on, you have none yet: log out, and choose one with “Forgot your password?” on the login page, or ask an administrator.',
    mk: 'Сегашната лозинка не е точна. Ако досега сте се најавувале само преку единствена најава, сѐ уште немате лозинка: одјавете се и изберете ја преку „Ја заборавивте лозинката?“ на страницата за најава, или обратете се до администратор.',
  },
  wrong_password: { en: 'The current password is incorrect.', mk: 'Сегашната лозинка не е точна.' },
  not_a_picture: {
    en: 'The file is not an image. Use JPEG, PNG, WebP, AVIF or GIF.',
    mk: 'Датотеката не е слика. Користете JPEG, PNG, WebP, AVIF или GIF.',
  },
  not_a_pdf: { en: 'The file is not a PDF.', mk: 'Датотеката не е PDF.' },
  broken_pdf: {
    en: 'The PDF is not whole. Choose it again, or make it anew.',
    mk: 'PDF-датотеката не е целосна. Изберете ја повторно или создајте ја одново.',
  },
  broken: { en: 'The image is damaged and cannot be read.', mk: 'Сликата е оштетена и не може да се прочита.' },
  too_many_pixels: {
    en: `The image has more than ${mostPixels / 1e6} megapixels.`,
    mk: `Сликата има повеќе од ${mostPixels / 1e6} мегапиксела.`,
  },
  too_high: { en: 'The image is too tall for its width.', mk: 'Сликата е превисока во однос на ширината.' },
  file_too_large: {
    en: `The file is larger than ${largestUploadMegabytes}\u00a0MB.`,
    mk: `Датотеката е поголема од ${largestUploadMegabytes}\u00a0MB.`,
  },
  too_many_files: { en: 'There are too many files.', mk: 'Има премногу датотеки.' },
  text_required: { en: 'Text is required.', mk: 'Текстот е задолжителен.' },
  text_in_either: {
    en: 'Text is required in at least one language.',
    mk: 'Текстот е задолжителен барем на еден јазик.',
  },
  text_in_both: { en: 'Text is required in both languages.', mk: 'Текстот е задолжителен на двата јазика.' },
  subcategory_beside_name: {
    en: 'Subcategory must be empty when name is filled.',
    mk: 'Поткатегоријата мора да биде празна кога е пополнет називот.',
  },
  unknown_department: { en: 'There is no such department.', mk: 'Таков оддел не постои.' },
  other_department: {
    en: 'The two languages name different departments.',
    mk: 'Називите на двата јазика не се за ист оддел.',
  },
  preview_ended: {
    en: 'This preview has ended.',
    mk: 'Овој претпреглед заврши.',
  },
  preview_of_another: {
    en: 'This preview is not yours.',
    mk: 'Овој претпреглед не е ваш.',
  },
  too_many_links: {
    en: 'You have shared many previews. Revoke a link that is not needed any more, then share this one.',
    mk: 'Споделивте многу претпрегледи. Поништете врска што повеќе не е потребна, па споделете ја оваа.',
  },
  too_many_preview_files: {
    en: 'There are many unsaved files in your previews. Save the form, or try again in an hour.',
    mk: 'Има многу незачувани датотеки во вашите претпрегледи. Зачувајте го формуларот или обидете се повторно за еден час.',
  },
  draft_gone: {
    en: 'This draft is not there any more: it was published or discarded.',
    mk: 'Овој нацрт повеќе не постои: објавен е или отфрлен.',
  },
  draft_changed: {
    en: 'Somebody has changed this draft meanwhile. Look at it before you go on.',
    mk: 'Некој во меѓувреме го изменил овој нацрт. Погледнете го пред да продолжите.',
  },
  approval_off: {
    en: 'Changes are not approved in this area.',
    mk: 'Во оваа област измените не се одобруваат.',
  },
  approval_gone: {
    en: 'Nobody asks for approval of this draft any more.',
    mk: 'За овој нацрт веќе не се бара одобрување.',
  },
  approval_of_another: {
    en: 'Only who has asked for approval, or has written some of the draft, can withdraw the request.',
    mk: 'Барањето може да го повлече само тој што го поднел или пишувал во нацртот.',
  },
  four_eyes: {
    en: 'Somebody else has to approve this: you have asked for it, or written some of it.',
    mk: 'Ова мора да го одобри некој друг: вие сте барале одобрување или сте пишувале во нацртот.',
  },
  mention_unseen: {
    en: 'Somebody whom you mention is not here any more, or may not see this item.',
    mk: 'Некој што го спомнувате веќе не е тука или не смее да ја гледа оваа ставка.',
  },
  no_such_field: { en: 'This item has no such field.', mk: 'Оваа ставка нема такво поле.' },
  comments_full: {
    en: `There are ${mostComments} comments here already. Delete some that are resolved.`,
    mk: `Тука веќе има ${mostComments} коментара. Избришете некои од решените.`,
  },
  comment_gone: {
    en: 'This comment is not there any more: it was deleted.',
    mk: 'Овој коментар повеќе не постои: избришан е.',
  },
  comment_of_another: {
    en: 'Only its author or an administrator can delete a comment.',
    mk: 'Коментарот може да го избрише само тој што го напишал или администратор.',
  },
  published_meanwhile: {
    en: 'What is published was changed after this draft was written. Open the draft and decide.',
    mk: 'Објавеното е изменето откако е напишан нацртот. Отворете го нацртот и одлучете.',
  },
  drafts_not_published: {
    en: 'None of them was published: some cannot be.',
    mk: 'Ниту еден не е објавен: некои не може да се објават.',
  },
  not_publishable: { en: 'This draft cannot be published.', mk: 'Овој нацрт не може да се објави.' },
  moment_past: { en: 'The time must be in the future.', mk: 'Времето мора да биде во иднина.' },
  schedule_over: {
    en: 'This was done or cancelled meanwhile.',
    mk: 'Ова во меѓувреме е извршено или откажано.',
  },
  schedule_waits: {
    en: 'This waits for its time: there is nothing to try again.',
    mk: 'Ова го чека своето време: нема што да се повтори.',
  },
  unpublished_whole: {
    en: 'This is taken off the site in both languages; only vacancies have a switch for each.',
    mk: 'Ова се трга од сајтот на двата јазика; само огласите за работа имаат прекинувач за секој јазик.',
  },
  draft_missing: {
    en: 'There is no draft of this to publish.',
    mk: 'Нема нацрт што може да се објави.',
  },
  new_in_both: {
    en: 'This is not on the site: it is published in both languages.',
    mk: 'Ова не е на сајтот: се објавува на двата јазика.',
  },
  draft_in_trash: {
    en: 'This item lies in the trash. Restore it, or take it out of the schedule.',
    mk: 'Оваа ставка е во корпата. Вратете ја или извадете ја од закажувањето.',
  },
  item_gone: {
    en: 'This item is not there any more.',
    mk: 'Оваа ставка повеќе не постои.',
  },
  never_on_site: {
    en: 'This item has not been on the site.',
    mk: 'Оваа ставка не била на сајтот.',
  },
  scheduler_gone: {
    en: 'The account that has scheduled this is not there any more. Try again in your own name.',
    mk: 'Сметката што го закажала ова повеќе не постои. Обидете се повторно во ваше име.',
  },
  scheduler_may_not: {
    en: 'The account that has scheduled this may no longer publish it. Try again in your own name.',
    mk: 'Сметката што го закажала ова повеќе нема дозвола да го објави. Обидете се повторно во ваше име.',
  },
  schedule_not_done: {
    en: 'Nothing was published or taken off: some items cannot be.',
    mk: 'Ништо не е објавено ниту тргнато: за некои ставки тоа не е можно.',
  },
  schedule_broke: {
    en: 'The server could not do this. Try again, or tell whoever runs it.',
    mk: 'Серверот не можеше да го изврши ова. Обидете се повторно или известете го администраторот.',
  },
  published_by_hand: { en: 'It was published before its time.', mk: 'Објавено е пред закажаното време.' },
  draft_discarded: { en: 'The draft was discarded.', mk: 'Нацртот е отфрлен.' },
  draft_returned: {
    en: 'This draft was returned. Look at it before you try again.',
    mk: 'Овој нацрт е вратен. Погледнете го пред да се обидете повторно.',
  },
  release_ahead: {
    en: 'Something of this launch was published before its time: see below.',
    mk: 'Нешто од ова издание е објавено пред закажаното време: погледнете подолу.',
  },
  release_lacks: {
    en: 'A draft of this launch was discarded: the others will be published without it.',
    mk: 'Еден нацрт од ова издание е отфрлен: останатото ќе се објави без него.',
  },
  always_published: { en: 'This page is always on the site.', mk: 'Оваа страница е секогаш на сајтот.' },
  version_not_kept: {
    en: 'This version is not kept any more.',
    mk: 'Оваа верзија веќе не се чува.',
  },
  career_not_found: { en: 'Career not found', mk: 'Позицијата не е пронајдена' },
  unknown_picture: {
    en: 'There is no such image: it may have been deleted. Choose another one.',
    mk: 'Таква слика не постои: можеби е избришана. Изберете друга.',
  },
  picture_in_use: {
    en: 'This picture is in use. Put another one in its place first, or take it away there.',
    mk: 'Сликата се користи. Прво заменете ја или отстранете ја таму каде што стои.',
  },
  picture_kept: {
    en: 'Earlier versions or the trash still have this picture. It can be deleted once they no longer do.',
    mk: 'Сликата сѐ уште стои во претходни верзии или во корпата. Ќе може да се избрише откако тие ќе се избришат.',
  },
  picture_waits: {
    en: 'Somebody may be about to use this picture in a text, or a preview shows it. If it stays unused, it can be deleted some weeks later.',
    mk: 'Сликата можеби допрва ќе се користи во некој текст или се гледа во претпреглед. Ако остане неискористена, ќе може да се избрише по неколку недели.',
  },
  picture_gone: {
    en: 'An image in the text is no longer there. Insert it again.',
    mk: 'Една од сликите во текстот повеќе не постои. Вметнете ја повторно.',
  },
  not_a_version: {
    en: 'Give the version as a number in quotation marks.',
    mk: 'Верзијата се наведува како број во наводници.',
  },
  unknown_remote: { en: 'There is no such remote.', mk: 'Таков модул не постои.' },
  unknown_page: { en: 'There is no such page.', mk: 'Таква страница не постои.' },
  unknown_version: { en: 'This version has not been published.', mk: 'Оваа верзија не е објавена.' },
  path_of_shell: {
    en: 'The site itself answers at this path.',
    mk: 'На оваа патека одговара самиот сајт.',
  },
  build_gone: {
    en: 'The host of the remote does not have the files of this version any more.',
    mk: 'Серверот на модулот веќе ги нема датотеките на оваа верзија.',
  },
  remote_name_taken: { en: 'There is a remote of this name.', mk: 'Веќе постои модул со овој назив.' },
  other_build: {
    en: 'Another build has been published as this version.',
    mk: 'Под оваа верзија веќе е објавена друга изградба.',
  },
  unexpected_file: { en: 'No file is expected here.', mk: 'Тука не се очекува датотека.' },
  sheet_too_long: {
    en: `The file has more than ${sheetBounds.rows} rows. Delete empty rows and those that you have not changed, or divide it into several files.`,
    mk: `Датотеката има повеќе од ${sheetBounds.rows} реда. Избришете ги празните редови и оние што не сте ги измениле или поделете ја на повеќе датотеки.`,
  },
  sheet_changes_too_much: {
    en: `More than ${sheetBounds.rowsChanged} rows of the file are new or changed. Divide it into several files, and import one after the other.`,
    mk: `Повеќе од ${sheetBounds.rowsChanged} реда од датотеката се нови или изменети. Поделете ја на повеќе датотеки и увезете ги една по друга.`,
  },
  sheet_too_wide: {
    en: `The file has more than ${sheetBounds.columns} columns.`,
    mk: `Датотеката има повеќе од ${sheetBounds.columns} колони.`,
  },
  sheet_without_rows: {
    en: 'The file has no rows below its headings.',
    mk: 'Во датотеката нема редови под насловите на колоните.',
  },
  sheet_not_utf8: {
    en: 'The letters of this file cannot be read. Save it as an Excel workbook (.xlsx), or as “CSV UTF-8”.',
    mk: 'Буквите во датотекава не може да се прочитаат. Зачувајте ја како работна книга на Excel (.xlsx) или како „CSV UTF-8“.',
  },
  sheet_broken: {
    en: 'This is not a whole CSV or Excel file (.xlsx). Save it again in the spreadsheet.',
    mk: 'Ова не е целосна CSV-датотека или датотека на Excel (.xlsx). Зачувајте ја повторно од програмата за табели.',
  },
  sheet_merged: {
    en: 'The table has merged cells. Unmerge them, so that each row has a value of its own.',
    mk: 'Во табелата има споени ќелии. Раздвојте ги за да има секој ред своја вредност.',
  },
  column_twice: {
    en: 'Two columns of the file are taken for the same one.',
    mk: 'Две колони од датотеката се избрани за истото.',
  },
  unknown_column: { en: 'There is no such column.', mk: 'Таква колона не постои.' },
  cell_is_a_date: {
    en: 'The spreadsheet has made a date of this text. Format the cell as text, and enter it again.',
    mk: 'Програмата за табели го претворила овој текст во датум. Поставете ја ќелијата како текст и внесете го повторно.',
  },
  cell_is_formatted: {
    en: 'The spreadsheet shows this number in another way than it stores it. Format the cell as text, and enter it again.',
    mk: 'Програмата за табели го прикажува овој број поинаку отколку што го чува. Поставете ја ќелијата како текст и внесете го повторно.',
  },
  cell_without_result: {
    en: 'The cell holds an error, or a formula without a result. Enter the text itself.',
    mk: 'Во ќелијата има грешка или формула без резултат. Внесете го самиот текст.',
  },
  cell_without_letters: {
    en: 'The Cyrillic letters were lost when the file was saved: question marks stand in their place. Save it as an Excel workbook (.xlsx), or as “CSV UTF-8”.',
    mk: 'Кириличните букви се изгубени при зачувувањето на датотеката: на нивно место има прашалници. Зачувајте ја како работна книга на Excel (.xlsx) или како „CSV UTF-8“.',
  },
  cell_too_long: {
    en: 'The text was too long for a cell, and is not in the file. Create this item in the list.',
    mk: 'Текстот беше предолг за ќелија и го нема во датотеката. Создајте ја ставката во списокот.',
  },
  cells_beyond_headings: {
    en: 'This row has more cells than there are headings. Give each column a heading, and check the separators of the row.',
    mk: 'Редов има повеќе ќелии отколку што има наслови. Дајте наслов на секоја колона и проверете ги разделувачите во редот.',
  },
  yes_or_no_cell: { en: 'Must be yes or no.', mk: 'Внесете „да“ или „не“.' },
  unknown_id: { en: 'There is no item of this id.', mk: 'Не постои ставка со овој ид.' },
  id_in_trash: {
    en: 'This item lies in the trash. Restore it first.',
    mk: 'Оваа ставка е во корпата. Прво вратете ја.',
  },
  id_twice: {
    en: 'Another row above has the same id.',
    mk: 'Ред погоре го има истиот ид.',
  },
  none_is_created: {
    en: 'New items of this kind are not imported. Create it in the list.',
    mk: 'Нови ставки од овој вид не се увезуваат. Создајте ја во списокот.',
  },
  changed_since_export: {
    en: 'Somebody has changed this since the file was made. Export the list again.',
    mk: 'Некој го изменил ова откако е направена датотеката. Извезете го списокот повторно.',
  },
  changed_since_check: {
    en: 'Something has been changed since this was checked. Check the file again.',
    mk: 'Нешто е изменето по проверката. Проверете ја датотеката повторно.',
  },
  changed_since_import: {
    en: 'It has been changed since then, and stays as it is.',
    mk: 'Во меѓувреме е изменето и останува како што е.',
  },
  published_since: {
    en: 'Its draft was published since then, with the new picture.',
    mk: 'Неговиот нацрт е објавен во меѓувреме, со новата слика.',
  },
  showed_both: {
    en: 'Its draft had both pictures, and stays as it is.',
    mk: 'Неговиот нацрт ги имаше двете слики и останува како што е.',
  },
  nothing_to_undo: {
    en: 'All rows have been changed since then. Nothing was undone.',
    mk: 'Сите редови се изменети во меѓувреме. Ништо не е поништено.',
  },
  import_undone: { en: 'This has been undone already.', mk: 'Ова е веќе поништено.' },
  picture_moved: {
    en: 'Somebody has changed meanwhile where this picture is. Nothing was replaced: look at the places once more.',
    mk: 'Некој во меѓувреме го измени тоа каде стои сликата. Ништо не е заменето: погледнете ги местата повторно.',
  },
  outside_picture: {
    en: 'This part lies outside the picture.',
    mk: 'Овој дел е надвор од сликата.',
  },
  rows_not_changed: {
    en: 'Some rows cannot be changed. Nothing was changed.',
    mk: 'Некои редови не може да се изменат. Ништо не е изменето.',
  },
  view_name_taken: { en: 'You have a view of this name.', mk: 'Веќе имате приказ со овој назив.' },
  too_many_views: {
    en: `You have ${mostViews} views of this list. Delete one first.`,
    mk: `Имате ${mostViews} приказа на овој список. Прво избришете некој.`,
  },
  no_change: { en: 'Choose what to change.', mk: 'Изберете што ќе се измени.' },
  not_of_kind: {
    en: 'These rows have no such field.',
    mk: 'Овие редови немаат такво поле.',
  },
  rows_refused: {
    en: 'Some rows cannot be imported. Nothing was changed.',
    mk: 'Некои редови не може да се увезат. Ништо не е изменето.',
  },
} as const satisfies Record<string, Localized>;

type Rule = keyof typeof ruleTexts;

export function isRule(text: string): text is Rule {
  return Object.hasOwn(ruleTexts, text);
}

export function atMostCharacters(count: number): Localized {
  return { en: `Use at most ${count} characters.`, mk: `Дозволени се најмногу ${count} знака.` };
}

export function atMostChosen(count: number): Localized {
  return { en: `Choose at most ${count}.`, mk: `Изберете најмногу ${count}.` };
}

export function between(least: unknown, most: unknown): Localized {
  if (most === undefined) return { en: `Must be at least ${least}.`, mk: `Најмалата дозволена вредност е ${least}.` };
  return { en: `Must be at most ${most}.`, mk: `Најголемата дозволена вредност е ${most}.` };
}

export function oneOf(values: readonly unknown[]): Localized {
  const list = values.join(', ');
  return { en: `Must be one of: ${list}.`, mk: `Дозволени вредности се: ${list}.` };
}

/** Two remotes cannot have one address or path. */
export function sameAsRemote(remote: string, other: string, value: string): Localized {
  return {
    en: `${value} is that of ${other}: ${remote} needs another one.`,
    mk: `${value} веќе ја има ${other}: за ${remote} наведете друга.`,
  };
}

/** Too many tries, with the time to wait. */
export function waitFor(seconds: number): Localized {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const one = minutes % 10 === 1 && minutes % 100 !== 11;
  return {
    en: `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    mk: `Премногу обиди. Обидете се повторно по ${minutes} ${one ? 'минута' : 'минути'}.`,
  };
}
