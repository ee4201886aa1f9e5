import {
  isScalarType,
  Kind,
  valueFromASTUntyped,
  type GraphQLSchema,
  type ValueNode,
} from 'graphql';
import { GatewayError } from '../errors/gateway-error.ts';
import type { MessageKey } from '../language/messages.ts';

interface ScalarCheck {
  isValid: (value: unknown) => boolean;
  /** The text with `{value}` that says what a value looks like. */
  message: MessageKey;
}

const matches = (pattern: RegExp) => (value: unknown) =>
  typeof value === 'string' && pattern.test(value);

/** More digits than any amount has, and few enough for exact arithmetic in a short time. */
const DECIMAL = /^-?\d{1,30}(?:\.\d{1,30})?$/u;

/**
 * The form of what callers may send for each custom scalar. Whether a day exists and what a row
 * contains is checked where they are used, because mutations refuse it in their `userErrors`.
 */
const CHECKS: Readonly<Record<string, ScalarCheck>> = {
  Date: { isValid: matches(/^\d{4}-\d{2}-\d{2}$/u), message: 'scalarDate' },
  DateTime: {
    isValid: matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/u),
    message: 'scalarDateTime',
  },
  Decimal: {
    isValid: (value) => matches(DECIMAL)(typeof value === 'number' ? String(value) : value),
    message: 'scalarDecimal',
  },
  CurrencyCode: { isValid: matches(/^[A-Z]{3}$/u), message: 'scalarCurrency' },
  HTML: { isValid: (value) => typeof value === 'string', message: 'scalarText' },
};

/** The maximum length at which a message repeats a refused value. */
const MAX_SHOWN = 60;

/**
 * Makes the custom scalars of the schema refuse what they do not describe, before a resolver sees it.
 * Throws BAD_USER_INPUT with the value and an example; GraphQL adds the path of the field.
 */
export function checkScalars(schema: GraphQLSchema): GraphQLSchema {
  for (const [name, check] of Object.entries(CHECKS)) {
    const type = schema.getType(name);
    if (!isScalarType(type)) throw new Error(`There is no scalar ${name}.`);
    type.parseValue = (value) => checked(value, check);
    type.parseLiteral = (node, variables) =>
      checked(isNumber(node) ? node.value : valueFromASTUntyped(node, variables), check);
  }
  return schema;
}

/** Numbers are read as they are written, because a floating-point number has fewer digits. */
const isNumber = (node: ValueNode) => node.kind === Kind.INT || node.kind === Kind.FLOAT;

function checked(value: unknown, { isValid, message }: ScalarCheck): unknown {
  if (isValid(value)) return value;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const shown = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
  throw new GatewayError('BAD_USER_INPUT', message, undefined, { value: shown });
}
