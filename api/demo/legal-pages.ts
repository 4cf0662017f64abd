import type { Localized } from '@varda/contract/language';
import type { LegalPageId } from '@varda/contract/legal-page-titles';

const sample: Localized = {
  en: '<p><strong>Sample legal text.</strong> It shows how this page is built up. It has not been checked by a lawyer and has to be replaced before the site is opened.</p>',
  mk: '<p><strong>Пример на правен текст.</strong> Покажува како е составена оваа страница. Не е проверен од правник и мора да се замени пред страницата да се објави.</p>',
};

/** Texts of the legal pages, each marked as a sample. */
export const demoLegalPages: Record<LegalPageId, { text: Localized }> = {
  privacy: {
    text: {
      en: `${sample.en}<h2>What we receive</h2><p>If you write to us through the contact form, we receive your name, your e-mail address and your message. We use them to answer you, and for nothing else. We count visits and measure how fast pages open, without names or addresses.</p><h2>How long we keep it</h2><p>We delete every message twelve months after it arrived.</p><h2>What this site stores in your browser</h2><p>The language that you have chosen, the announcements that you have closed, and pages that you have visited, so that you can read them without a connection. There are no advertising cookies, and nobody follows you across other sites.</p><h2>Your rights</h2><p>You can ask us what we have stored about you, have it corrected or deleted, and complain to the Personal Data Protection Agency.</p>`,
      mk: `${sample.mk}<h2>Што добиваме</h2><p>Ако ни пишете преку формуларот за контакт, го добиваме вашето име, вашата е-пошта и вашата порака. Ги користиме за да ви одговориме и за ништо друго. Ги броиме посетите и мериме колку брзо се отвораат страниците, без имиња и адреси.</p><h2>Колку долго ги чуваме податоците</h2><p>Секоја порака ја бришеме дванаесет месеци откако сме ја добиле.</p><h2>Што чува страницата во вашиот прелистувач</h2><p>Јазикот што сте го избрале, известувањата што сте ги затвориле и страниците што сте ги посетиле, за да можете да ги читате и без интернет-врска. Нема рекламни колачиња и никој не ве следи на други страници.</p><h2>Вашите права</h2><p>Можете да прашате што сме зачувале за вас, да побарате податоците да се исправат или избришат и да поднесете жалба до Агенцијата за заштита на личните податоци.</p>`,
    },
  },
  'side-effects': {
    text: {
      en: `${sample.en}<h2>When to report</h2><p>Report any unwanted effect after using one of our products, also if you are not sure that the product has caused it, and if it is not named in the leaflet. If you feel seriously ill, call a doctor or the emergency number 194 first.</p><h2>What to tell us</h2><ul><li>the name of the product and the batch number on the pack</li><li>what happened, when it began and how long it lasted</li><li>the age and sex of the person, and other medicines that were taken</li><li>how we can reach you</li></ul><h2>Where to report</h2><p>Use the <a href="/contacts">contact form</a> or call us at any time: <a href="tel:+38925550130">+389 2 555 0130</a>. You can also tell your doctor or pharmacist, or report directly to the Agency for Medicines and Medical Devices (MALMED).</p>`,
      mk: `${sample.mk}<h2>Кога да пријавите</h2><p>Пријавете секое несакано дејство по употреба на некој наш производ, и кога не сте сигурни дека го предизвикал производот, и кога дејството не е наведено во упатството. Ако ви е многу лошо, прво повикајте лекар или јавете се на бројот за итна помош 194.</p><h2>Што да ни кажете</h2><ul><li>називот на производот и бројот на серијата од пакувањето</li><li>што се случило, кога почнало и колку траело</li><li>возраста и полот на лицето и другите лекови што ги зема</li><li>како можеме да ве добиеме</li></ul><h2>Каде да пријавите</h2><p>Користете го <a href="/contacts">формуларот за контакт</a> или јавете ни се во секое време: <a href="tel:+38925550130">+389 2 555 0130</a>. Можете да се обратите и кај вашиот лекар или фармацевт, или директно во Агенцијата за лекови и медицински средства (МАЛМЕД).</p>`,
    },
  },
};
