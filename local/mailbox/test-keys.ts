// Not secret: the mailbox is on loopback alone, and takes mail from the product that was started with it.
export const TEST_MAIL_KEY = 're_test_local_mailbox'
export const TEST_MAIL_WEBHOOK_SECRET = `whsec_${Buffer.from('a local mailbox, no secret').toString('base64')}`
export const TEST_MAIL_FROM = 'planner@vacation-planner.example'
