import { index, prefix, type RouteConfig, route } from '@remix-run/route-config'

export default [
  index('routes/landing.tsx'),
  route('planner', 'routes/planner.tsx'),
  route('checkout', 'routes/checkout.tsx'),
  ...prefix('api', [
    route('health', 'routes/api/health.ts'),
    route('auth/user', 'routes/api/auth-user.ts'),
    route('destinations', 'routes/api/destinations.ts'),
    route('generate-itinerary', 'routes/api/generate-itinerary.ts'),
    route('generations/:generationId/events', 'routes/api/generation-events.ts'),
    route('create-payment-intent', 'routes/api/create-payment-intent.ts'),
    route('stripe/webhook', 'routes/api/stripe-webhook.ts'),
    route('*', 'routes/api/unknown.ts'),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
