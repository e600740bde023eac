/** Invented voices. Every place that shows one says so. */
export const sampleVoices = [
  {
    quote: 'I gave it a city, three days and a budget. It gave me back a plan I could check line by line.',
    persona: 'A first-timer in Rome',
  },
  {
    quote: 'Nobody stood in front of a closed museum, and nobody argued about who had done the sums.',
    persona: 'A family of four in London',
  },
  {
    quote: 'The walks are short, the hours are real, and lunch is where I am when I am hungry.',
    persona: 'A weekender in Tokyo',
  },
] as const

export const sampleVoicesNote = 'Sample voices, until our first travellers allow us to print theirs.'
