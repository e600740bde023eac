import type { Said } from '~/domain/message'
import { phraseIds, tell } from './sentences'

/** A phrase in the local language, and its pronunciation for English speakers. */
export interface Phrase<Text extends Said = Said> {
  meaning: Text
  local: string
  say: string
}

type Six = readonly [string, string][]

/** In the order of `phraseIds`: spelling, pronunciation. */
const books: Record<string, Six> = {
  Arabic: [
    ['السلام عليكم', 'as-salaamu alaykum'],
    ['من فضلك', 'min fadlak'],
    ['شكرًا', 'shukran'],
    ['عفوًا', 'afwan'],
    ['بكم هذا؟', 'bikam haadha?'],
    ['النجدة!', 'an-najda!'],
  ],
  Cantonese: [
    ['你好', 'nay ho'],
    ['唔該', 'm-goy'],
    ['多謝', 'daw jeh'],
    ['唔好意思', 'm ho yee see'],
    ['幾多錢？', 'gay daw cheen?'],
    ['救命！', 'gow meng!'],
  ],
  Catalan: [
    ['Bon dia', 'bon DEE-ah'],
    ['Si us plau', 'see-oos-PLOW'],
    ['Gràcies', 'GRAH-see-us'],
    ['Perdoni', 'per-DOH-nee'],
    ['Quant val?', 'kwan bahl?'],
    ['Ajuda!', 'ah-ZHOO-dah!'],
  ],
  Croatian: [
    ['Dobar dan', 'DOH-bar dahn'],
    ['Molim', 'MOH-leem'],
    ['Hvala', 'HVAH-lah'],
    ['Oprostite', 'oh-PROH-stee-teh'],
    ['Koliko košta?', 'KOH-lee-koh KOSH-tah?'],
    ['Upomoć!', 'OO-poh-moch!'],
  ],
  Czech: [
    ['Dobrý den', 'DOH-bree den'],
    ['Prosím', 'PROH-seem'],
    ['Děkuji', 'DYEH-koo-yee'],
    ['Promiňte', 'PROH-min-teh'],
    ['Kolik to stojí?', 'KOH-lik toh STOH-yee?'],
    ['Pomoc!', 'POH-mots!'],
  ],
  Danish: [
    ['Hej', 'hi'],
    ['Må jeg bede om …', 'moh yai bay om'],
    ['Tak', 'tahk'],
    ['Undskyld', 'OON-skool'],
    ['Hvad koster det?', 'vath KOS-ter day?'],
    ['Hjælp!', 'yelp!'],
  ],
  Dutch: [
    ['Hallo', 'HAH-loh'],
    ['Alstublieft', 'ahls-too-BLEEFT'],
    ['Dank u wel', 'dahnk oo vel'],
    ['Pardon', 'par-DON'],
    ['Hoeveel kost het?', 'HOO-vayl kost het?'],
    ['Help!', 'help!'],
  ],
  Finnish: [
    ['Hei', 'hay'],
    ['Ole hyvä', 'OH-leh HU-va'],
    ['Kiitos', 'KEE-tos'],
    ['Anteeksi', 'AHN-teck-see'],
    ['Paljonko tämä maksaa?', 'PAHL-yon-ko TA-ma MAHK-sah?'],
    ['Apua!', 'AH-poo-ah!'],
  ],
  French: [
    ['Bonjour', 'bon-ZHOOR'],
    ["S'il vous plaît", 'seel voo PLEH'],
    ['Merci', 'mair-SEE'],
    ['Excusez-moi', 'ex-koo-zay-MWAH'],
    ["C'est combien ?", 'say kom-BYAN?'],
    ['Au secours !', 'oh suh-KOOR!'],
  ],
  German: [
    ['Guten Tag', 'GOO-ten tahk'],
    ['Bitte', 'BIT-uh'],
    ['Danke', 'DAHN-kuh'],
    ['Entschuldigung', 'ent-SHOOL-dee-goong'],
    ['Was kostet das?', 'vahs KOS-tet dahs?'],
    ['Hilfe!', 'HIL-fuh!'],
  ],
  Greek: [
    ['Γεια σας', 'YAH sas'],
    ['Παρακαλώ', 'pa-ra-ka-LO'],
    ['Ευχαριστώ', 'ef-ha-ree-STO'],
    ['Συγγνώμη', 'see-GNO-mee'],
    ['Πόσο κάνει;', 'PO-so KA-nee?'],
    ['Βοήθεια!', 'vo-EE-thee-ah!'],
  ],
  Hindi: [
    ['नमस्ते', 'nuh-muh-STAY'],
    ['कृपया', 'KRIP-yah'],
    ['धन्यवाद', 'dhun-yuh-VAAD'],
    ['माफ़ कीजिए', 'maaf KEE-jee-ay'],
    ['यह कितने का है?', 'yeh kit-nay kaa hay?'],
    ['बचाओ!', 'buh-CHAA-oh!'],
  ],
  Hungarian: [
    ['Jó napot', 'yoh NAH-pot'],
    ['Kérem', 'KAY-rem'],
    ['Köszönöm', 'KUH-suh-nuhm'],
    ['Elnézést', 'EL-nay-zaysht'],
    ['Mennyibe kerül?', 'MEN-yee-beh KEH-rewl?'],
    ['Segítség!', 'SHEH-geet-shayg!'],
  ],
  Icelandic: [
    ['Halló', 'HAH-loh'],
    ['Gjörðu svo vel', 'GYUR-thoo svo vel'],
    ['Takk', 'tahk'],
    ['Afsakið', 'AHF-sah-kith'],
    ['Hvað kostar þetta?', 'kvath KOS-tar THET-ta?'],
    ['Hjálp!', 'hyowlp!'],
  ],
  Indonesian: [
    ['Halo', 'HAH-loh'],
    ['Tolong', 'TOH-long'],
    ['Terima kasih', 'tuh-REE-mah KAH-see'],
    ['Permisi', 'per-MEE-see'],
    ['Berapa harganya?', 'buh-RAH-pah har-GAH-nyah?'],
    ['Tolong!', 'TOH-long!'],
  ],
  Italian: [
    ['Buongiorno', 'bwon-JOR-no'],
    ['Per favore', 'pair fa-VOH-reh'],
    ['Grazie', 'GRAH-tsyeh'],
    ['Mi scusi', 'mee SKOO-zee'],
    ['Quanto costa?', 'KWAN-to KOS-ta?'],
    ['Aiuto!', 'ah-YOO-to!'],
  ],
  Japanese: [
    ['こんにちは', 'kon-nee-chee-wah'],
    ['お願いします', 'oh-neh-gai-shee-mahs'],
    ['ありがとうございます', 'ah-ree-gah-toh go-zai-mahs'],
    ['すみません', 'soo-mee-mah-sen'],
    ['いくらですか？', 'ee-koo-rah dess-kah?'],
    ['助けて！', 'tahs-keh-teh!'],
  ],
  Korean: [
    ['안녕하세요', 'an-nyong-ha-seh-yo'],
    ['부탁합니다', 'boo-tak-ham-nee-da'],
    ['감사합니다', 'gam-sa-ham-nee-da'],
    ['실례합니다', 'shil-leh-ham-nee-da'],
    ['얼마예요?', 'ol-ma-yeh-yo?'],
    ['도와주세요!', 'do-wa-joo-seh-yo!'],
  ],
  Malay: [
    ['Helo', 'heh-LOH'],
    ['Tolong', 'TOH-long'],
    ['Terima kasih', 'tuh-REE-mah KAH-see'],
    ['Maafkan saya', 'mah-AHF-kahn SAH-yah'],
    ['Berapa harganya?', 'buh-RAH-pah har-GAH-nyah?'],
    ['Tolong!', 'TOH-long!'],
  ],
  Mandarin: [
    ['你好', 'nee how'],
    ['请', 'ching'],
    ['谢谢', 'syeh-syeh'],
    ['不好意思', 'boo how ee-suh'],
    ['多少钱？', 'dwor-shaow chyen?'],
    ['救命！', 'jyo-ming!'],
  ],
  Norwegian: [
    ['Hei', 'hay'],
    ['Vær så snill', 'var so SNIL'],
    ['Takk', 'tahk'],
    ['Unnskyld', 'OON-shil'],
    ['Hva koster det?', 'vah KOS-ter day?'],
    ['Hjelp!', 'yelp!'],
  ],
  Polish: [
    ['Dzień dobry', 'jen DOB-ri'],
    ['Proszę', 'PRO-sheh'],
    ['Dziękuję', 'jen-KOO-yeh'],
    ['Przepraszam', 'psheh-PRA-sham'],
    ['Ile to kosztuje?', 'EE-leh toh kosh-TOO-yeh?'],
    ['Pomocy!', 'po-MO-tsi!'],
  ],
  Portuguese: [
    ['Olá', 'oh-LAH'],
    ['Por favor', 'por fah-VOR'],
    ['Obrigado, obrigada', 'oh-bree-GAH-doo, oh-bree-GAH-dah'],
    ['Com licença', 'kong lee-SEN-sah'],
    ['Quanto custa?', 'KWAN-too KOOSH-tah?'],
    ['Socorro!', 'soo-KOH-hoo!'],
  ],
  Romanian: [
    ['Bună ziua', 'BOO-nuh ZEE-wah'],
    ['Vă rog', 'vuh rog'],
    ['Mulțumesc', 'mool-tsoo-MESK'],
    ['Scuzați-mă', 'skoo-ZATS-muh'],
    ['Cât costă?', 'kuht KOS-tuh?'],
    ['Ajutor!', 'ah-zhoo-TOR!'],
  ],
  Spanish: [
    ['Buenos días', 'BWEH-nos DEE-as'],
    ['Por favor', 'por fa-VOR'],
    ['Gracias', 'GRA-syas'],
    ['Disculpe', 'dees-KOOL-peh'],
    ['¿Cuánto cuesta?', 'KWAN-to KWES-ta?'],
    ['¡Ayuda!', 'a-YOO-da!'],
  ],
  Swahili: [
    ['Jambo', 'JAHM-boh'],
    ['Tafadhali', 'tah-fah-THAH-lee'],
    ['Asante', 'ah-SAHN-teh'],
    ['Samahani', 'sah-mah-HAH-nee'],
    ['Bei gani?', 'bay GAH-nee?'],
    ['Msaada!', 'm-sah-AH-dah!'],
  ],
  Swedish: [
    ['Hej', 'hay'],
    ['Snälla', 'SNEL-la'],
    ['Tack', 'tahk'],
    ['Ursäkta', 'oor-SHEK-ta'],
    ['Vad kostar det?', 'vahd KOS-tar day?'],
    ['Hjälp!', 'yelp!'],
  ],
  Thai: [
    ['สวัสดี', 'sa-wat-dee'],
    ['ขอ …', 'kor'],
    ['ขอบคุณ', 'kop koon'],
    ['ขอโทษ', 'kor toht'],
    ['เท่าไหร่?', 'tao-rai?'],
    ['ช่วยด้วย!', 'choo-ay doo-ay!'],
  ],
  Turkish: [
    ['Merhaba', 'MER-ha-ba'],
    ['Lütfen', 'LEWT-fen'],
    ['Teşekkürler', 'teh-shek-kewr-LER'],
    ['Pardon', 'par-DON'],
    ['Ne kadar?', 'neh ka-DAR?'],
    ['İmdat!', 'im-DAT!'],
  ],
  Vietnamese: [
    ['Xin chào', 'sin chow'],
    ['Làm ơn', 'lahm un'],
    ['Cảm ơn', 'gahm un'],
    ['Xin lỗi', 'sin loy'],
    ['Bao nhiêu tiền?', 'bow nyew tyen?'],
    ['Cứu tôi với!', 'goo toy voy!'],
  ],
}

const sameBook: Record<string, string> = { Chinese: 'Mandarin', 'Mandarin Chinese': 'Mandarin' }

/** Six phrases in the first local language that is not English and is in this list. */
export function phraseBook(
  languages: readonly string[],
): { language: string; list: readonly Phrase[] } | null {
  if (languages[0] === 'English') return null
  for (const language of languages) {
    const book = books[sameBook[language] ?? language]
    if (!book) continue
    const list = phraseIds.flatMap((phrase, index) => {
      const [local, say] = book[index] ?? []
      return local && say ? [{ meaning: tell('guide.phrase', { phrase }), local, say }] : []
    })
    return { language, list }
  }
  return null
}
