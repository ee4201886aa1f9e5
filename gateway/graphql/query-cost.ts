import {
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isAbstractType,
  isCompositeType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type NamedTypeNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { createFieldCosts, type CostedField, type FieldCost } from './field-costs.ts';
import { introspectionSizes } from './introspection-sizes.ts';

/**
 * Maximum cost of one operation. The portal's own most expensive operation needs less than half of
 * it (a test checks this); 1,000 document lines under 29 aliases need several times as much.
 */
export const COST_LIMIT = 250_000;
/** No page of any list has more rows. */
const LARGEST_PAGE = 1000;

/** An operation whose cost is to be calculated. */
export interface CostQuestion {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** Coerced according to the operation's variable definitions. */
  variables: Readonly<Record<string, unknown>>;
  /** No user is signed in: `viewer` is null, and nothing below it is resolved. */
  isVisitor?: boolean;
}

export interface QueryCost {
  requested: number;
  /** Number of entities, under all aliases together. */
  representations: number;
  /** How many selections were visited to calculate the cost. */
  visited: number;
}

/** The size that an argument of the parent gives to some of its child fields. */
interface Sized {
  names: readonly string[];
  size: number;
}

/**
 * Calculates before execution how many fields an answer may have. Every field counts 1, or its
 * `@cost`, times the elements of all lists around it. A list has as many elements as its page
 * argument asks for, otherwise as many as the SDL assumes. For an interface or union the most
 * expensive type counts. Each selection set is calculated once per type, so that fragments spread
 * many times take no longer.
 */
export function createQueryCost(schema: GraphQLSchema): (question: CostQuestion) => QueryCost {
  const costOf = createFieldCosts(schema);
  let sizes: ReturnType<typeof introspectionSizes> | undefined;
  /** Read from the schema when the first query about it comes, because it takes some time. */
  const meanSizeOf = (type: GraphQLObjectType, field: CostedField): number | undefined =>
    type.name.startsWith('__')
      ? (sizes ??= introspectionSizes(schema)).get(`${type.name}.${field.name}`)
      : undefined;

  return function queryCost({ document, operation, variables, isVisitor = false }) {
    const known = new Map<SelectionSetNode, Map<string, number>>();
    const fragments = fragmentsOf(document);
    let visited = 0;
    let representations = 0;

    function costOfSet(
      set: SelectionSetNode,
      type: GraphQLObjectType,
      sized: Sized | null,
    ): number {
      const key =
        sized === null ? type.name : `${type.name} ${sized.size} ${sized.names.join(' ')}`;
      const ofSet = known.get(set) ?? new Map<string, number>();
      known.set(set, ofSet);
      const found = ofSet.get(key);
      if (found !== undefined) return found;
      const cost = set.selections.reduce(
        (sum, selection) => sum + costOfSelection(selection, type, sized),
        0,
      );
      ofSet.set(key, cost);
      return cost;
    }

    function costOfSelection(
      selection: SelectionNode,
      type: GraphQLObjectType,
      sized: Sized | null,
    ): number {
      visited += 1;
      if (!isIncluded(selection, variables)) return 0;
      if (selection.kind === Kind.FIELD) return costOfField(selection, type, sized);
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      if (fragment === undefined || !applies(schema, fragment.typeCondition, type)) return 0;
      return costOfSet(fragment.selectionSet, type, sized);
    }

    function costOfField(node: FieldNode, type: GraphQLObjectType, sized: Sized | null): number {
      const field = fieldOf(schema, type, node.name.value);
      if (field === undefined) return 0;
      if (isVisitor && field.name === 'viewer' && type === schema.getQueryType()) return 1;
      const cost = costOf(field);
      const given = givenSize(cost, field, node, variables);
      if (field.name === '_entities') representations += given;
      const isSizedByParent = sized?.names.includes(field.name) === true;
      const ownSize = isSizedByParent
        ? sized.size
        : (meanSizeOf(type, field) ?? sizeOf(cost, given));
      const below = cost.sizedFields.length > 0 ? { names: cost.sizedFields, size: given } : null;
      const named = getNamedType(field.type);
      const set = node.selectionSet;
      const members = isAbstractType(named)
        ? schema.getPossibleTypes(named)
        : isObjectType(named)
          ? [named]
          : [];
      const selected = set
        ? Math.max(0, ...members.map((member) => costOfSet(set, member, below)))
        : 0;
      return cost.weight + ownSize * (cost.memberWeight + selected);
    }

    const root = schema.getRootType(operation.operation);
    const requested = root ? Math.ceil(costOfSet(operation.selectionSet, root, null)) : 0;
    return { requested, representations, visited };
  };
}

/**
 * The largest number that the slicing arguments ask for, or the size that the SDL assumes. A
 * connection refuses more than its largest page by itself, with a better message.
 */
function givenSize(
  cost: FieldCost,
  field: CostedField,
  node: FieldNode,
  variables: CostQuestion['variables'],
): number {
  const assumed = cost.assumedSize ?? 1;
  if (cost.slicingArguments.length === 0) return assumed;
  const values = argumentsOf(field, node, variables);
  const sizes = cost.slicingArguments.flatMap((name) => {
    const value = values[name];
    return Array.isArray(value)
      ? [value.length]
      : typeof value === 'number'
        ? [Math.max(0, name === 'first' ? Math.min(value, LARGEST_PAGE) : value)]
        : [];
  });
  return sizes.length > 0 ? Math.max(...sizes) : assumed;
}

function sizeOf(cost: FieldCost, given: number): number {
  return cost.isList ? (cost.sizedFields.length > 0 ? (cost.assumedSize ?? 1) : given) : 1;
}

/** Invalid arguments count as none: execution reports them and does not resolve the field. */
function argumentsOf(
  field: CostedField,
  node: FieldNode,
  variables: CostQuestion['variables'],
): Record<string, unknown> {
  try {
    return getArgumentValues(field, node, variables);
  } catch {
    return {};
  }
}

function isIncluded(selection: SelectionNode, variables: CostQuestion['variables']): boolean {
  if (selection.directives === undefined || selection.directives.length === 0) return true;
  try {
    if (getDirectiveValues(GraphQLSkipDirective, selection, variables)?.if === true) return false;
    return getDirectiveValues(GraphQLIncludeDirective, selection, variables)?.if !== false;
  } catch {
    // An invalid condition: execution reports it.
    return true;
  }
}

function applies(
  schema: GraphQLSchema,
  condition: NamedTypeNode | undefined,
  type: GraphQLObjectType,
): boolean {
  if (condition === undefined) return true;
  const named = schema.getType(condition.name.value);
  if (!isCompositeType(named)) return false;
  return named === type || (isAbstractType(named) && schema.isSubType(named, type));
}

function fieldOf(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  name: string,
): CostedField | undefined {
  if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef;
  if (type === schema.getQueryType()) {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  }
  return type.getFields()[name];
}

function fragmentsOf({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  return new Map(
    definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [],
    ),
  );
}
