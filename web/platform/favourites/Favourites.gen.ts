/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/schema';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A favourite to remove. */
export type FavouriteRemoveInput = {
  /** Id of the favourite. */
  id: string | number;
};

/** Modules to add to the favourites. */
export type FavouritesAddInput = {
  /** Module codes; modules that are favourites already are ignored. */
  moduleCodes: Array<string>;
  /** Position of the first added module among the favourites, starting at 1; at the end when left out. Used to undo a removal. */
  position?: number | null | undefined;
};

export type FavouritesQueryVariables = Exact<{ [key: string]: never; }>;


export type FavouritesQuery = { viewer: { id: string, favourites: Array<{ id: string, moduleCode: string, name: string, i18nCode: string | null, applicationCode: string, applicationName: string, icon: string | null, iconUrl: string | null, applicationLogoUrl: string | null }> | null } | null };

export type FavouritesAddMutationVariables = Exact<{
  input: Types.FavouritesAddInput;
}>;


export type FavouritesAddMutation = { favouritesAdd: { viewer: { id: string, favourites: Array<{ id: string, moduleCode: string, name: string, i18nCode: string | null, applicationCode: string, applicationName: string, icon: string | null, iconUrl: string | null, applicationLogoUrl: string | null }> | null } | null, userErrors: Array<{ message: string }> } | null };

export type FavouriteRemoveMutationVariables = Exact<{
  input: Types.FavouriteRemoveInput;
}>;


export type FavouriteRemoveMutation = { favouriteRemove: { viewer: { id: string, favourites: Array<{ id: string, moduleCode: string, name: string, i18nCode: string | null, applicationCode: string, applicationName: string, icon: string | null, iconUrl: string | null, applicationLogoUrl: string | null }> | null } | null, userErrors: Array<{ message: string }> } | null };

export type Favourite_FavouriteFragment = { id: string, moduleCode: string, name: string, i18nCode: string | null, applicationCode: string, applicationName: string, icon: string | null, iconUrl: string | null, applicationLogoUrl: string | null };

export const Favourite_FavouriteFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Favourite_favourite"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Favourite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCode"}},{"kind":"Field","name":{"kind":"Name","value":"applicationName"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}},{"kind":"Field","name":{"kind":"Name","value":"applicationLogoUrl"}}]}}]} as unknown as DocumentNode<Favourite_FavouriteFragment, unknown>;
export const FavouritesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Favourites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"favourites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Favourite_favourite"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Favourite_favourite"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Favourite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCode"}},{"kind":"Field","name":{"kind":"Name","value":"applicationName"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}},{"kind":"Field","name":{"kind":"Name","value":"applicationLogoUrl"}}]}}]} as unknown as DocumentNode<FavouritesQuery, FavouritesQueryVariables>;
export const FavouritesAddDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FavouritesAdd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FavouritesAddInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"favouritesAdd"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"favourites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Favourite_favourite"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Favourite_favourite"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Favourite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCode"}},{"kind":"Field","name":{"kind":"Name","value":"applicationName"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}},{"kind":"Field","name":{"kind":"Name","value":"applicationLogoUrl"}}]}}]} as unknown as DocumentNode<FavouritesAddMutation, FavouritesAddMutationVariables>;
export const FavouriteRemoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FavouriteRemove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FavouriteRemoveInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"favouriteRemove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"favourites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Favourite_favourite"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Favourite_favourite"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Favourite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"moduleCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"i18nCode"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCode"}},{"kind":"Field","name":{"kind":"Name","value":"applicationName"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}},{"kind":"Field","name":{"kind":"Name","value":"applicationLogoUrl"}}]}}]} as unknown as DocumentNode<FavouriteRemoveMutation, FavouriteRemoveMutationVariables>;
export type { Types };