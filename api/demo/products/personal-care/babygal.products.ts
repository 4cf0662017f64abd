import type { DemoProduct } from '../../demo-types.ts';

const babygal = 'Personal Care Products/BABYGAL Baby Skin Care';

/** Care for the skin of babies. */
export const babygalProducts: readonly DemoProduct[] = [
  {
    key: 'babygal-nappy-cream',
    categoryName: babygal,
    form: 'cream',
    name: { en: 'BABYGAL® nappy rash cream', mk: 'BABYGAL® крем против исип' },
    description: {
      en: '<p>A white, firm cream with 10% zinc oxide that lies like a second skin between baby and nappy. It keeps moisture away, and panthenol and chamomile extract care for skin that is already red.</p><h2>Four steps at changing time</h2><ul><li>Clean with water and a soft cloth.</li><li>Pat dry, do not rub.</li><li>Leave the skin in the air for a few minutes.</li><li>Apply a thin, even layer.</li></ul><p>No perfume, no parabens. If the redness has not gone after three days, show it to the paediatrician.</p>',
      mk: '<p>Бел, густ крем со 10 % цинк оксид, кој како втора кожа стои меѓу бебето и пелената. Ја држи влагата подалеку од кожата, а пантенолот и екстрактот од камилица ја негуваат кожата што веќе поцрвенела.</p><h2>Четири чекори при преповивање</h2><ul><li>Исчистете со вода и мека крпа.</li><li>Исушете со потчукнување, без триење.</li><li>Оставете ја кожата неколку минути на воздух.</li><li>Нанесете тенок, рамномерен слој.</li></ul><p>Без парфем и без парабени. Ако црвенилото не помине за три дена, покажете му го на педијатарот.</p>',
    },
    dosage: {
      en: 'Tube with 100 g in a carton. Apply to the clean, dry nappy area with every change.',
      mk: 'Туба со 100 g во кутија. Се нанесува на чиста и сува кожа при секоја промена на пелената.',
    },
    pack: {
      kind: 'tube',
      brand: 'BABYGAL',
      registered: true,
      line: { en: 'nappy rash cream', mk: 'крем против исип' },
      strength: { en: 'Zinc 10%', mk: 'Цинк 10 %' },
      amount: { en: '100 g', mk: '100 g' },
    },
  },
  {
    key: 'babygal-bath-and-shampoo',
    categoryName: babygal,
    form: 'wash',
    name: { en: 'BABYGAL® bath and shampoo 2 in 1', mk: 'BABYGAL® купка и шампон 2 во 1' },
    description: {
      en: '<p>One product for hair and body, so that the other hand stays free for the baby. Mild washing agents from coconut and sugar clean gently, and the pH of 5.5 matches that of the skin.</p><p>The formula is meant not to sting the eyes and has been tested under ophthalmological control. A hint of chamomile is all the fragrance there is.</p><p>A bath of five to ten minutes at 37 °C, two or three times a week, is enough for most infants.</p>',
      mk: '<p>Еден производ за коса и за тело, за другата рака да остане слободна за бебето. Благите средства за миење од кокос и шеќер нежно чистат, а pH вредноста од 5,5 ѝ одговара на кожата.</p><p>Формулата е создадена да не ги пече очите и е испитана под офталмолошка контрола. Единствениот мирис е нежна нота на камилица.</p><p>За повеќето доенчиња е доволно капење од пет до десет минути на 37 °C, два или три пати неделно.</p>',
    },
    dosage: {
      en: 'Bottle with a pump, 400 ml. One or two presses in the bath water or on a damp washcloth; rinse well.',
      mk: 'Шише со пумпа, 400 ml. Едно до две притискања во водата за капење или на влажна крпа; добро исплакнете.',
    },
    pack: {
      kind: 'pump',
      brand: 'BABYGAL',
      registered: true,
      line: { en: 'bath and shampoo 2 in 1', mk: 'купка и шампон 2 во 1' },
      strength: { en: 'pH 5.5', mk: 'pH 5,5' },
      amount: { en: '400 ml', mk: '400 ml' },
    },
  },
  {
    key: 'babygal-body-milk',
    categoryName: babygal,
    form: 'lotion',
    name: { en: 'BABYGAL® body milk', mk: 'BABYGAL® млеко за тело' },
    description: {
      en: '<p>After the bath a baby’s skin loses water quickly. This light milk with sweet almond oil and oat extract is easily spread over tummy, arms and legs and keeps the skin supple until the next day.</p><p>It contains no colourings or alcohol and is suitable from the first weeks of life. Warm the milk in your palms first, and make a small massage of it: most babies like that.</p>',
      mk: '<p>По капењето бебешката кожа брзо губи вода. Ова лесно млеко со масло од сладок бадем и екстракт од овес лесно се нанесува на стомачето, рачињата и ножињата и ја одржува кожата мека до следниот ден.</p><p>Не содржи бои ни алкохол и е погодно уште од првите недели од животот. Најпрво загрејте го млекото во дланките и направете мала масажа: на повеќето бебиња тоа им се допаѓа.</p>',
    },
    dosage: {
      en: 'Bottle with 200 ml. Apply to the whole body after bathing, avoiding the eyes.',
      mk: 'Шише со 200 ml. Се нанесува на целото тело по капење, без допир со очите.',
    },
    pack: {
      kind: 'bottle',
      brand: 'BABYGAL',
      registered: true,
      line: { en: 'body milk with oat', mk: 'млеко за тело со овес' },
      amount: { en: '200 ml', mk: '200 ml' },
      colour: '#6fa8dc',
    },
  },
  {
    key: 'babygal-massage-oil',
    categoryName: babygal,
    form: 'oil',
    name: { en: 'BABYGAL® massage oil', mk: 'BABYGAL® масло за масажа' },
    description: {
      en: '<p>Purely vegetable oil of almond, apricot kernel and sunflower, without perfume and without mineral oil. It serves for baby massage, for softening cradle cap and for cleaning folds of skin.</p><p>For cradle cap, leave a few drops on the scalp for half an hour, comb gently with a soft brush and wash out with shampoo.</p><p>Oil makes small bodies slippery: hold your baby well, and keep the bottle where little hands cannot reach it.</p>',
      mk: '<p>Чисто растително масло од бадем, јатки од кајсија и сончоглед, без парфем и без минерално масло. Служи за бебешка масажа, за омекнување на темењачата и за чистење на кожните набори.</p><p>За темењача, оставете неколку капки на кожата на главата половина час, нежно исчешлајте со мека четка и измијте со шампон.</p><p>Маслото ги прави малите телца лизгави: добро држете го бебето, а шишето ставете го таму каде што нема да го дофатат мали рачиња.</p>',
    },
    dosage: {
      en: 'Bottle with 150 ml. A few drops, warmed in the hands, on the skin of the baby.',
      mk: 'Шише со 150 ml. Неколку капки, загреани во рацете, на кожата на бебето.',
    },
    pack: {
      kind: 'bottle',
      brand: 'BABYGAL',
      registered: true,
      line: { en: 'massage oil without perfume', mk: 'масло за масажа без парфем' },
      amount: { en: '150 ml', mk: '150 ml' },
      colour: '#e3b04b',
    },
  },
  {
    key: 'babygal-weather-cream',
    categoryName: babygal,
    form: 'cream',
    name: { en: 'BABYGAL® wind and weather cream', mk: 'BABYGAL® крем за ветер и студ' },
    description: {
      en: '<p>For walks in the pram when the air is frosty. Beeswax, lanolin and sunflower oil form a film that protects cheeks, nose and chin from wind; because the cream contains hardly any water, it does not feel cold on the face.</p><p>Put it on twenty minutes before going out and wipe off the remainder at home with a soft tissue. In snow and bright sun, use sun protection as well.</p>',
      mk: '<p>За прошетки со количка кога воздухот е леден. Пчелиниот восок, ланолинот и сончогледовото масло создаваат слој што ги штити образите, носот и брадичката од ветер; бидејќи кремот речиси и не содржи вода, не го лади лицето.</p><p>Нанесете го дваесет минути пред излегување, а дома избришете го остатокот со меко марамче. На снег и силно сонце користете и средство за заштита од сонце.</p>',
    },
    dosage: {
      en: 'Tube with 50 ml. Apply thinly to the face before going out.',
      mk: 'Туба со 50 ml. Се нанесува во тенок слој на лицето пред излегување.',
    },
    pack: {
      kind: 'tube',
      brand: 'BABYGAL',
      registered: true,
      line: { en: 'wind and weather cream', mk: 'крем за ветер и студ' },
      amount: { en: '50 ml', mk: '50 ml' },
      colour: '#4f86b8',
    },
  },
  {
    key: 'babygal-starch-powder',
    categoryName: babygal,
    form: 'powder',
    name: { en: 'BABYGAL® talc-free powder', mk: 'BABYGAL® пудра без талк' },
    description: {
      en: '<p>Rice and corn starch with a little zinc oxide absorb moisture in neck folds, armpits and behind the knees on hot days. The powder contains no talc and no perfume.</p><p>Shake it into your own hand first, away from the baby’s face, so that no dust is breathed in, and then dab it on. Cream and powder do not go together: choose one of them for the same place.</p>',
      mk: '<p>Оризовиот и пченкарниот скроб со малку цинк оксид ја впиваат влагата во наборите на вратот, под мишките и зад колената во жешките денови. Пудрата не содржи талк ни парфем.</p><p>Најпрво истурете малку во својата дланка, подалеку од лицето на бебето, за да не се вдишува прав, а потоа нанесете ја со потчукнување. Кремот и пудрата не одат заедно: за исто место изберете едно од двете.</p>',
    },
    dosage: {
      en: 'Bottle with a sifter, 100 g. Sprinkle a little into the hand and dab onto dry skin.',
      mk: 'Шише за посипување, 100 g. Истурете малку во рака и со потчукнување нанесете на сува кожа.',
    },
    pack: {
      kind: 'bottle',
      brand: 'BABYGAL',
      registered: true,
      line: { en: 'talc-free powder', mk: 'пудра без талк' },
      amount: { en: '100 g', mk: '100 g' },
      colour: '#8fb8c9',
    },
  },
];
