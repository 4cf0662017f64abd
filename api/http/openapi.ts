import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { company } from '@varda/contract/company';
import type { Endpoint } from '@varda/contract/endpoints';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** OpenAPI 3.1 at `/openapi.json`, made from the schemas that validate, and a reader at `/docs`. Registered before the routes. */
export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${company.name.en} API`, version: '1.0.0', description },
      components: {
        securitySchemes: {
          session: {
            type: 'http',
            scheme: 'bearer',
            description: 'The `token` of a login; for releases also a release token.',
          },
          apiKey: { type: 'http', scheme: 'bearer', description: 'A key of the account menu, for programs.' },
        },
      },
    },
    transform: (document) => {
      const { schema, url } = jsonSchemaTransform(document as Parameters<typeof jsonSchemaTransform>[0]);
      const { endpoint } = (document.route.config ?? {}) as { endpoint?: Endpoint };
      return { schema: endpoint?.encoding === 'form' ? asForm(schema, endpoint) : schema, url };
    },
  });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: policy,
    uiConfig: { url: '/api/openapi.json' } as never,
  });
}

const description = `Programs call with an API key, which a person makes in the account menu of the back office, to read or to
read and write. It may what that person may, but for calls that name no \`apiKey\` below: those are for people, who log in.

\`\`\`sh
curl https://www.example.com/api/contact-messages?unread=true \\
  --header "Authorization: Bearer $API_KEY"

curl https://www.example.com/api/contact-messages/$ID --request PATCH \\
  --header "Authorization: Bearer $API_KEY" --json '{ "read": true }'
\`\`\`

Without a key that is good the answer is 401; 403 says that the key, or its owner, may not do this. A change that is sent again with
its \`Idempotency-Key\` is made once.`;

/** Of the reader: Swagger UI sets styles as it goes. It calls this api, and nothing else. */
const policy = Object.entries({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
})
  .map(([directive, sources]) => `${directive} ${sources}`)
  .join('; ');

const inText = 'Instead of the file also a data URL, or the URL, path or key of a stored picture.';

/** A form's body: its fields, and its files as binary strings. */
function asForm(schema: FastifySchema, { files = {} }: Endpoint): FastifySchema {
  const body = schema.body as { properties?: object; required?: string[] };
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  return {
    ...schema,
    consumes: ['multipart/form-data', 'application/x-www-form-urlencoded'],
    body: {
      ...body,
      properties: {
        ...body.properties,
        ...Object.fromEntries(
          Object.entries(files).map(([name, { most, asText }]) => [
            name,
            most === 1
              ? { ...file, ...(asText && { description: inText }) }
              : { type: 'array', maxItems: most, items: file },
          ]),
        ),
      },
      required: [...(body.required ?? []), ...Object.keys(files).filter((name) => files[name]?.required)],
    },
  } as FastifySchema;
}
