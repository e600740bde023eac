import { figuresIn } from './figures-in'

/** Control characters, and those that turn the direction of a text or can't be seen. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u115f\u1160\u3164\uffa0]+/gu

/** A model's text as one line of plain text of at most so many characters, cut between words. */
export function plainText(text: string, most: number): string {
  const line = text.replace(unseen, ' ').replace(/\s+/gu, ' ').trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`
}

/** No letter, digit or mark joins here: `\b` knows ASCII alone. */
const [from, to] = ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])']
const words = (...list: string[]) => new RegExp(`${from}(?:${list.join('|')})${to}`, 'iu')

/** Why a text may not be shown. */
export type Offence = 'link' | 'contact' | 'markup' | 'payment' | 'call' | 'orders' | 'figure'

const offences: readonly [Offence, RegExp][] = [
  ['link', /[a-z][a-z0-9+.-]{1,20}:\s?\/\/|www\s?[.·]|h(?:tt|xx)ps?\b/iu],
  // A host name: letters, a point without a space, and an ending in small letters.
  ['link', /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]{2,}(?:\.[\p{L}\p{N}-]+)*\.\p{Ll}{2,}(?![\p{L}\p{N}])/u],
  ['link', /[\p{L}\p{N}]\s?[([{]\s?(?:dot|punkt|point|punto|\.)\s?[)\]}]\s?\p{L}/iu],
  ['link', words('(?:dot|point|punkt|punto) ?(?:com|net|org|io|xyz|biz|shop|ru|ly|link)')],
  // A name with a hyphen, then an ending that is spoken: "cheap-tours punkt de".
  ['link', words('\\p{L}+-[\\p{L}-]+ (?:dot|point|punkt|punto) \\p{L}{2,}')],
  // A name written as one word, then an ending that is spoken at the end of a clause.
  [
    'link',
    /\p{L}{5} (?:dot \p{L}{2,}|pun(?:kt|to) (?:it|es|de|fr|eu|ch|info|tickets?|tours?)|point (?:fr|eu|be|ch|info))(?=[.,;:!?]|$)/iu,
  ],
  ['link', /\p{L}\s?[/\\]\s?\p{L}+\s?[/\\]/u],
  ['contact', /[@＠]|(?<![\p{L}\p{N}])#\p{L}|\p{L}\s?[([{]\s?(?:at|ät|arroba|chiocciola|arobase)\s?[)\]}]/iu],
  ['contact', words('whats ?app|telegram|wechat|viber|snapchat|discord|tik ?tok|facebook|messenger|skype')],
  [
    'contact',
    words(
      'e-?mails?|sms|hotline|helpline|arroba|arobase|chiocciola|courriels?|correo|t[eé]l[eé](?:f|ph)on[oe]',
      '\\p{L}{3,}nummern?',
    ),
  ],
  [
    'contact',
    words(
      '(?:follow|find|look for|message|dm|text|write to|contact|reach|call|ring|phone|whisper to) (?:us|me|him|her|them|our|my)',
      'insta(?:gram)?:?|dm|direct message|add (?:me|us)|underscore|unterstrich|guion bajo',
    ),
  ],
  [
    'contact',
    words(
      '(?:schreib\\p{L}*|folg\\p{L}*|kontaktier\\p{L}*) (?:uns|mir)',
      '(?:ruf\\p{L}*|melde\\p{L}*) (?:uns|mich|dich|euch|sie|bei)',
      '(?:écrivez|contactez|appelez|suivez)[- ]?(?:nous|moi|le|la|au)',
      '(?:escríb\\p{L}*|contact[ae]\\p{L}*|llám\\p{L}*|síg\\p{L}*)(?:nos|me)?|llama (?:al?|ya|ahora)',
      'sígue\\p{L}+|(?:scriv\\p{L}*|contatt\\p{L}*|chiam\\p{L}*|segu\\p{L}*)(?:ci|mi|teci)',
    ),
  ],
  // Digits one by one, as a number is dictated.
  ['contact', /(?:\d{1,4}[ .–-]+){4,}\d/u],
  ['markup', /[<>{}[\]|`*_~^\\＜＞]|&#?\w{2,8};|^\s*(?:#|>|- |• |\d+[.)] )|={3,}|-{3,}/u],
  [
    'payment',
    words(
      'bitcoins?|btc|ethereum|crypto\\p{L}*|krypto\\p{L}*|usdt|pay ?pal|venmo|zelle|cash ?app|revolut|bizum',
      'western union|money ?gram|iban|swift|(?:gift|geschenk) ?[ck]ar(?:ds?|ten?)|gutschein\\p{L}*',
      '(?:cart[ae]s?|tarjetas?|buon[oi])[- ](?:de )?(?:cadeaux?|regalo)',
    ),
  ],
  [
    'payment',
    words(
      '(?:wire|bank|money) transfers?|überweis\\p{L}*|virements?|transferencias?|bonific[oi]|vorkasse',
      'anzahl(?:ung\\p{L}*|en)|acomptes?|arrhes|caparra|dep[oó]sit[os]{0,2}|prepa[iy]\\p{L}*|kaution|fianza',
      "cauzione|papiers d'identité|advance payment|pagamento anticipato|im voraus|d'avance|por adelantado",
      'in anticipo|up ?front',
    ),
  ],
  [
    'payment',
    words(
      'pay (?:now|here|us|me|him|her|the|in|by|with|online|your|cash|a|for)',
      'send (?:us|me|money|cash|your|the|a)|(?:transfer|wire) (?:half|the|your|all|it|us|me)',
      '(?:takes?|accepts?|only|in|your) cash|cash only|bargeld|en efectivo|en espèces|in contanti',
      'zahl(?:en|e|t|ung)? (?:sie|jetzt|hier|bar|uns|mir|per|an|bitte|online)',
      'bezahl(?:en|e|t) (?:sie|jetzt|hier|uns|mir|per|bitte|online)|(?:payez|envoyez|versez|réglez)',
      '(?:paga|pague|envíe?|envía|transfiera|abona)',
      '(?:paga(?:te|re)?|invia(?:te)?|versa(?:te)?|manda(?:te)?) (?:ora|qui|subito|a|i|il|la|le|con|in)',
    ),
  ],
  // Money in a hand, for what is not for sale.
  [
    'payment',
    words(
      'brib\\p{L}*|(?:tip|slip|hand) (?:the|him|her|a)|in an envelope',
      '(?:leave|slip|give) (?:\\p{L}+ ){1,3}(?:for|to) the (?:guard|doorman|keeper|sacristan|custodian|porter|clerk)',
      // Somebody who lets people in.
      'lets? you (?:in|through)|lässt (?:dich|euch|sie) (?:\\p{L}+ )?(?:hin|he)?r?ein',
      'vous (?:fait|fera|laisse|laissera) (?:entrer|passer)|(?:te|os|les?) (?:cuela|deja (?:entrar|pasar))',
      '(?:ti|vi) fa(?:nno|rà)? (?:entrare|passare)',
      '(?:guard|doorman|keeper|custodian)s? (?:lets?|will let|opens?|will open)|trinkgeld\\p{L}*',
      'gebt (?:dem|der) \\p{L}+ (?:einen schein|geld|etwas)|pourboires?|glissez|propinas?',
      'dales? (?:un billete|dinero|algo)|manc(?:ia|e)',
    ),
  ],
  // What nobody needs to know of a traveller.
  [
    'payment',
    words(
      '(?:room|card|passport|phone|account|bank) (?:key|number|details|copy|scan|account)s?',
      'ausweise? (?:an|per)|schick(?:t|en|e)? (?:uns|mir|ein|eine|einen|das|die|den|eu\\p{L}+|sie)',
      // The number, or the data, of a room, a passport, a card or an account.
      '(?:number|nummer|num[eé]ro|número) (?:\\p{L}+ ){1,3}(?:room|zimmers?|chambre|habitación|camera|stanza|passe?ports?|pasaporte|passaporto|pass(?:es)?|reisepass\\p{L}*|ausweis\\p{L}*|cart[ae]|tarjeta|karte|cards?|compte|cuenta|conto|accounts?|kontos?)',
      '(?:dati|daten|datos|(?:coor)?données|details) (?:\\p{L}+ ){0,3}(?:cart[ae]|tarjeta|karte|cards?|compte|cuenta|conto|accounts?|kontos?|banc\\p{L}+|bank\\p{L}*)',
      'dej(?:a|ad|e) (?:el|tu|su|vuestro) (?:número|nombre|pasaporte)',
      'lascia(?:te)? (?:il|la) (?:numero|nome|carta|passaporto)',
    ),
  ],
  [
    'payment',
    words(
      '(?:credit|debit|bank) cards?',
      '(?:enter|confirm|give|share|provide|reply with|answer with) (?:us |me )?your|cv[cv]|pin',
      'pass ?w[oö]r[dt]\\p{L}*|mots? de passe|contraseñas?|(?:kredit|bank)karte\\p{L}*',
      '(?:cart[ae]s?|tarjetas?) (?:banca\\p{L}+|bleues?|d[ei] cr[eé]dito?)|bankverbindung|bank ?daten',
    ),
  ],
  [
    'call',
    words(
      '[ck]li[ckq]\\p{L}*|tap (?:here|the link)|qr|scan(?:ne\\p{L}*|ne?z|s)? (?:the|this|den|le|it)',
      '(?:the|this|that|these|our|my|il|el|le|den|dem|diesen|diesem|questo|este|ce) links?',
      'links? (?:below|here|in (?:our|my|the|bio))|web(?: ?s\\p{L}+)?|internet|im netz|homepage|blog',
      'app ?stores?|(?:the|this|our|die|diese|esta|la|cette|questa) app|download\\p{L}*|téléchargez',
      'descarg(?:a|ue)|scarica(?:te)?|abonn(?:ez|ieren|iert)\\p{L}*|subscribe|suscrí\\p{L}*|iscriv\\p{L}*',
      'newsletter',
    ),
  ],
  [
    'call',
    words(
      'promo(?:[tcz]ion\\p{L}*)?|coupons?|vouchers?|discount\\p{L}*|rabatt\\p{L}*|scont[oi]',
      // Somebody who sells, or who speaks of what is theirs.
      '(?:sells?|verkauf(?:t|en)|vend(?:ent|en?|ono)?) (?:\\p{L}+ ){0,3}(?:tickets?|\\p{L}*karten|billets?|entradas|biglietti)',
      '(?:our|unser\\p{L}*|nos|notre|nuestr[ao]s?|nostr[aoei]) (?:page|seite|página|pagina|channel|kanal|canale?|chaîne|profil\\p{L}*|perfil|shop|laden|tienda|boutique|negozio|agen[cztu]\\p{L}*|guides?|guía|guida|office|büro|team|équipe|equipo|accounts?|konto|compte|cuenta)',
      'descuentos?|remises?|rabais|special (?:offer|price)s?|sonder(?:angebot|preis)\\p{L}*',
      '(?:prix|precio|prezz[io]) e?sp[eé]cial\\p{L}*|(?:free|gratis) ?tour\\p{L}*|tours? grat\\p{L}+',
      'book (?:now|through|via|with|here|at|your|it|online|directly|early at)',
      '(?:jetzt|hier|direkt|online) (?:buchen|reservieren|bestellen)|buchen sie|réservez',
      'reserv[ae](?: |te )(?:ya|ahora|aquí|con|en línea|online|su|tu)|prenota(?:te)?',
      'buy (?:now|here|your|tickets?|from|it)|kaufen sie|achetez|compra (?:ya|ahora|aquí|tus|las|los)',
      'compra(?:te)? (?:ora|qui|subito|i|il)|sponsor\\p{L}+|affiliate|advert\\p{L}*|werbung|anzeige',
      'pub{1,2}lici[td]\\p{L}+|google|search (?:engine|online|the web|for us)|sign up',
      'melde(?:t euch| dich) an|moteur de recherche|inscrivez|apúnt\\p{L}+|in rete|registra(?:te(?:vi)?|ti)',
      'win a prize|you (?:have )?won|congratulations|gewonnen|vous avez gagné|has ganado|hai vinto|act now',
      'last chance|limited offer',
    ),
  ],
  [
    'orders',
    words(
      '(?:ignore|disregard|forget|override) (?:all|any|the|your|previous|these|every|my)|system prompts?',
      'as an ai|as your assistant|i (?:have been|was|am) (?:told|asked|instructed) to|computerprogramm',
      '(?:artificial|künstliche\\p{L}*) intelligen[cz]e?|int[ea]l\\p{L}+ artificia?[el]\\p{L}*',
      'language models?|sprachmodell\\p{L}*|mod[eè]l\\p{L}* (?:de l[ae]ng\\p{L}+|linguistico)|prompts?',
      '(?:previous|prior|earlier|my|your|these) instructions',
      // In these words they are a machine's: a plan has no use for them.
      'anweisung\\p{L}*|instructions (?:précédentes|ci-dessus)|consignes (?:précédentes|données|du système)',
      'instrucciones|istruzioni',
      '(?:reglas|regole|règles|rules|regeln) (?:del|di|du|of the|des) (?:sistema|système|system)s?',
      'ignorier\\p{L}*|oubliez (?:les|vos|toutes)',
      '(?:forget|oubli|ignor|vergiss|vergess|missacht|olvid|dimentic)\\p{L}* (?:\\p{L}+ ){1,3}(?:rules|règles|regeln|reglas|regole|consignes|vorgaben)',
      'ignorez|ignor[ae] (?:las|los|todas|tus|le|tutte)|dimentica (?:le|tutte)|olvida (?:las|tus|todas)',
      'api[- ]?keys?|jailbreak\\p{L}*|developer mode|your conversation|dan mode',
    ),
  ],
  [
    'orders',
    words('onerror|onclick|javascript|script|iframe|select \\* from|drop table|eval|localhost|base64'),
  ],
  ['link', /[\p{L}\p{N}]{26,}/u],
]

/** Numbers in words, in the five languages: several in a row spell a telephone number out, one before a unit a figure. */
const tens =
  'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|vingt|trente|quarante|cinquante|soixante|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa'
const numberWord = `(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}{3,6}teen|hundred|thousand|null|eins?|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun|elf|zwölf|\\p{L}{0,6}zehn|(?:\\p{L}{3,7}und)?(?:${tens})(?:-\\p{L}+)?|hundert|tausend|zéro|un|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|cent|mille|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dici\\p{L}+|dieci\\p{L}+|veinti?\\p{L}*|cien|mil|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)[ai]?\\p{L}*|cento)`
const spelledNumber = new RegExp(
  `${from}${numberWord}(?:[ ,.-]+(?:double |doppel )?${numberWord}){4,}${to}`,
  'iu',
)
const money =
  '(?:euros?|dollars?|pounds?|francs?|yen|cents?|dólares|dollari|sterline|libras|pfund|franken|franchi|francos|bucks|quid)'
const spelledMoney = new RegExp(
  `${from}${numberWord}[ -]+(?:and a half |hundred |thousand )?${money}${to}`,
  'giu',
)
const spelledWay = new RegExp(
  `${from}${numberWord}[ -]+(?:kilom[eè]t\\p{L}*|kilómetros|chilometri|miles|meilen|m[eè]t(?:ers?|ern|res?|ri|ros)|percent|prozent|pour cent|por ciento|per cento|minut\\p{L}* (?:on foot|away|walk|zu fuß|entfernt|à pied|a pie|andando|caminando|a piedi))${to}`,
  'giu',
)

/** The end of a clause: "at seven." is an hour, "at seven tables" is none. */
const clauseEnd = '(?=\\s?(?:[.,;:!?]|$))'
/** An hour in words: after what opens and shuts, between two of them, or with its half, its quarter or its part of the day. */
const spelledHour = new RegExp(
  `${from}(?:(?:(?:opens?|closes?|shuts?|until|till)(?: at)?|(?:half|quarter) (?:past|to)|halb|viertel (?:vor|nach)) (?!eine?[rnms]? )${numberWord}|${numberWord} (?:o'clock|(?:bis ${numberWord} )?uhr)|(?:at|by|from) ${numberWord} (?:sharp|in the (?:morning|afternoon|evening))|(?:um|ab|gegen|bis|erst) ${numberWord}(?: (?:schließ|öffne|mach|sperr)\\p{L}*|${clauseEnd})|(?:schließ|öffne|mach|sperr)\\p{L}* (?:um|ab|gegen|bis|erst) ${numberWord}|(?:de|à|dès|jusqu'à|vers) ${numberWord}(?:[- ](?:et[- ])?${numberWord})? heures|heures (?:et demie|et quart|trente)|(?:abre|cierra)\\p{L}* (?:de|\\p{L}+ las) ${numberWord}|(?:a|hasta|desde) las ${numberWord}(?: y (?:media|cuarto)| menos| de la (?:mañana|tarde|noche)| en punto|${clauseEnd})|(?:apr|chiud)\\p{L}+ (?:d?alle|verso le) ${numberWord}|(?:d?alle|verso le) ${numberWord}(?: e (?:mezz[ao]|un quarto)| meno| di (?:mattina|sera)| in punto| alle|${clauseEnd}))${to}`,
  'giu',
)
/** A year, or another large number, in words: "sixteen twenty-six", "sechzehnhundert", "milleseicento". */
const spelledYear = new RegExp(
  `${from}(?:\\p{L}{3,5}teen (?:hundred|oh|(?:${tens}))(?:[ -]\\p{L}+)?|(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|elf|zwölf|\\p{L}{3,6}zehn)hundert\\p{L}*|(?:mille|mil) ${numberWord}[ -]cents?(?:[ -]\\p{L}+)?|(?:mil )?(?:\\p{L}{3,8}cientos|quinientos)(?: \\p{L}+)?|mille\\p{L}{3,12}cento\\p{L}*)${to}`,
  'giu',
)

/** Letters that look like others, and ways to break a word up, are read as what they look like. */
function asRead(text: string): string {
  return text.normalize('NFKC').replace(unseen, '').replace(/\s+/gu, ' ').replaceAll('’', "'")
}

/**
 * Why a model's text may not be shown: it leads elsewhere, asks for money or a call, holds markup or orders, or a figure that
 * is not among those that were given. Undefined when it may. Names are looked at elsewhere.
 */
export function offenceOf(text: string, given: unknown): Offence | undefined {
  const line = asRead(text)
  const found = offences.find(([, pattern]) => pattern.test(line))
  if (found) return found[0]
  const told = typeof given === 'string' ? given : JSON.stringify(given ?? '')
  const source = asRead(told).toLowerCase()
  // In words, a figure has to stand in the facts as it is.
  const spelled = [spelledMoney, spelledWay, spelledHour, spelledYear].flatMap((pattern) => [
    ...line.matchAll(pattern),
  ])
  if (spelledNumber.test(line) || spelled.some(([figure]) => !source.includes(figure.toLowerCase())))
    return 'figure'
  const known = new Set(figuresIn(told).map(({ value }) => value))
  return figuresIn(line).every(({ value, small }) => small || known.has(value)) ? undefined : 'figure'
}
