import type { DemoDosage } from './demo-types.ts';

/** Short guides to the forms in which our products are taken or applied. */
export const dosageEntries: readonly DemoDosage[] = [
  {
    key: 'tablets',
    name: { en: 'How to take tablets correctly', mk: 'Како правилно се земаат таблети' },
    text: {
      en: '<p>Swallow tablets such as VARDOL® whole, while sitting or standing, with a full glass of water. Only tablets with a score line may be halved.</p><ul><li>Keep to the interval between doses stated in the leaflet.</li><li>Never double a dose to make up for one you missed.</li><li>Juice, milk and alcohol can change the effect.</li></ul>',
      mk: '<p>Таблетите, како VARDOL®, голтајте ги цели, додека седите или стоите, со полна чаша вода. Само таблетите со разделна линија може да се преполоват.</p><ul><li>Придржувајте се кон временскиот интервал меѓу дозите, наведен во упатството.</li><li>Никогаш не земајте двојна доза за да ја надоместите пропуштената.</li><li>Сокот, млекото и алкохолот може да го изменат дејството.</li></ul>',
    },
  },
  {
    key: 'syrups',
    name: { en: 'Syrups: measuring the right amount', mk: 'Сирупи: како се мери точното количество' },
    text: {
      en: '<p>A kitchen spoon holds anything between 3 and 7 ml. Use the spoon, cup or syringe from the carton, as it comes with VARDOL® Junior or BROMILAN®.</p><ul><li>Shake the bottle if the label says so.</li><li>Read the scale at eye level.</li><li>Rinse the measure and note the date of opening.</li></ul>',
      mk: '<p>Обичната лажичка собира од 3 до 7 ml. Користете ја лажичката, чашката или шприцот од кутијата, какви што се приложени кон VARDOL® Junior и BROMILAN®.</p><ul><li>Протресете го шишето ако така пишува на етикетата.</li><li>Скалата читајте ја во висина на очите.</li><li>Исплакнете го приборот и запишете го датумот на отворање.</li></ul>',
    },
  },
  {
    key: 'ointments-and-creams',
    name: { en: 'Ointments and creams', mk: 'Масти и кремови' },
    text: {
      en: '<p>Less is more: a strip as long as the tip of an adult’s finger covers an area of two palms.</p><ul><li>Wash your hands before and after.</li><li>Apply thinly to clean, dry skin.</li><li>Close the tube tightly and do not share it.</li></ul>',
      mk: '<p>Помалку е повеќе: лента долга колку врвот на прстот на возрасен човек е доволна за површина од две дланки.</p><ul><li>Измијте ги рацете пред и по нанесувањето.</li><li>Нанесете тенок слој на чиста и сува кожа.</li><li>Добро затворете ја тубата и не споделувајте ја со други.</li></ul>',
    },
  },
  {
    key: 'drops',
    name: { en: 'Drops: slowly and upright', mk: 'Капки: полека и исправено' },
    text: {
      en: '<p>Hold the bottle as its leaflet shows and count aloud. Oily drops such as SATIVAL® fall more slowly than watery ones.</p><ul><li>Do not touch the tip of the dropper.</li><li>Let the drops fall on a spoon, not straight from the bottle into a child’s mouth.</li><li>If you lose count, start again with a clean spoon.</li></ul>',
      mk: '<p>Држете го шишето како што е прикажано во упатството и бројте на глас. Маслените капки, како SATIVAL®, паѓаат побавно од водените.</p><ul><li>Не допирајте го врвот на капалката.</li><li>Капките ставете ги на лажичка, а не директно од шишето во устата на детето.</li><li>Ако згрешите во броењето, почнете одново со чиста лажичка.</li></ul>',
    },
  },
  {
    key: 'nasal-spray',
    name: { en: 'Nasal spray', mk: 'Спреј за нос' },
    text: {
      en: '<p>Blow your nose first, keep your head upright and aim slightly outwards, away from the septum. Decongestant sprays like NAZOVAR® are for seven days at most.</p><ul><li>Prime a new pump with a few presses into the air.</li><li>Breathe in gently while you spray.</li><li>Wipe the nozzle; one bottle for one person.</li></ul>',
      mk: '<p>Најпрво издувајте го носот, држете ја главата исправено и насочете го спрејот малку нанадвор, подалеку од носната преграда. Спрејовите против запушен нос, како NAZOVAR®, се користат најмногу седум дена.</p><ul><li>Новата пумпичка притиснете ја неколкупати во воздух.</li><li>Додека впрскувате, нежно вдишувајте.</li><li>Избришете ја млазницата; едно шише за едно лице.</li></ul>',
    },
  },
  {
    key: 'sachets',
    name: { en: 'Sachets and powders', mk: 'Ќесички и прашоци' },
    text: {
      en: '<p>Open a sachet only when you need it and use all of it. REHIVAR® must be dissolved in exactly 200 ml of water; a direct powder needs no water at all.</p><ul><li>Stir until no grains are left.</li><li>Hot liquids are not suitable for live cultures.</li><li>Drink the solution within the time given on the carton.</li></ul>',
      mk: '<p>Ќесичката отворете ја непосредно пред употреба и искористете ја целата содржина. REHIVAR® се раствора во точно 200 ml вода, а за прашоците што се земаат директно в уста вода не е потребна.</p><ul><li>Мешајте додека не исчезнат сите зрнца.</li><li>Врелите течности не се погодни за живи култури.</li><li>Испијте го растворот во рокот наведен на кутијата.</li></ul>',
    },
  },
  {
    key: 'capsules',
    name: { en: 'Capsules', mk: 'Капсули' },
    text: {
      en: '<p>Many capsules have a shell that opens only in the gut. Do not open or chew them unless the leaflet allows it.</p><ul><li>Take a sip of water first, then swallow with the head slightly forward.</li><li>Fish oil capsules are best taken with a meal.</li><li>Keep them dry, not in the bathroom.</li></ul>',
      mk: '<p>Многу капсули имаат обвивка што се отвора дури во цревата. Не отворајте ги и не џвакајте ги, освен ако тоа е дозволено во упатството.</p><ul><li>Најпрво земете голтка вода, а потоа проголтајте ја капсулата со глава малку наведната напред.</li><li>Капсулите со рибино масло најдобро се земаат со оброк.</li><li>Чувајте ги на суво, а не во бањата.</li></ul>',
    },
  },
  {
    key: 'sun-protection',
    name: { en: 'Sun protection: how much is enough', mk: 'Заштита од сонце: колку е доволно' },
    text: {
      en: '<p>About six teaspoons of SOLARUS® for an adult body, two finger lengths for face and neck: with less, the stated factor is not reached.</p><ul><li>Apply 15 minutes before going out.</li><li>Renew every two hours and after swimming.</li><li>Look for shade between 11 a.m. and 4 p.m.</li></ul>',
      mk: '<p>Околу шест лажички SOLARUS® за телото на возрасен човек и количество колку два прста за лицето и вратот: со помалку не се постигнува означениот фактор.</p><ul><li>Нанесете 15 минути пред излегување.</li><li>Обновете на секои два часа и по пливање.</li><li>Побарајте сенка меѓу 11 и 16 часот.</li></ul>',
    },
  },
];
