/** Words that passwords in Macedonian are made of, in both spellings; the packages of zxcvbn know none. Most common first. */
export const commonWordsInMacedonian: string[] = `
  лозинка lozinka македонија makedonija скопје skopje тајна tajna шифра sifra shifra здраво zdravo
  добредојде dobredojde љубов ljubov сонце sonce вардар vardar битола bitola охрид ohrid тетово tetovo
  прилеп prilep куманово kumanovo струмица strumica велес veles аптека apteka лекови lekovi фармација
  farmacija здравје zdravje администратор корисник korisnik семејство semejstvo пријател prijatel компјутер
  kompjuter мојата mojata денес denes татко мајка александар aleksandar марија marija никола nikola елена
  elena стефан stefan јована jovana
`
  .trim()
  .split(/\s+/);
