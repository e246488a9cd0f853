// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {EnsRegistry} from "./EnsRegistry.sol";
import {EnsResolver} from "./EnsResolver.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

interface IExtendedResolver {
    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory);
}

struct Query {
    address sender;
    string[] urls;
    bytes data;
}

interface IBatchGateway {
    function query(Query[] calldata) external view returns (bool[] memory failures, bytes[] memory responses);
}

/// One door to all names, with the calls that clients make of ENS's Universal Resolver (ENSIP-21): forward, and
/// backward with the way forward checked.
contract EnsUniversalResolver {
    /// Its number among coins.
    uint256 private constant ETHER = 60;
    EnsRegistry public immutable registry;

    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);
    error ResolverNotFound(bytes name);
    error ResolverNotContract(bytes name, address resolver);
    error ResolverError(bytes errorData);
    error UnsupportedResolverProfile(bytes4 selector);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);
    error UnsupportedCoinType(uint256 coinType);

    constructor(EnsRegistry registry_) {
        registry = registry_;
    }

    /// @param name as DNS writes it: each label after its length
    function resolveWithGateways(bytes memory name, bytes memory data, string[] memory gateways) public view returns (bytes memory, address) {
        (address resolver, bool parent) = find(name);
        bool extended = isExtended(resolver);
        if (parent && !extended) revert ResolverNotFound(name);
        (bool ok, bytes memory answer) = resolver.staticcall(extended ? abi.encodeCall(IExtendedResolver.resolve, (name, data)) : data);
        if (!ok) relay(answer, resolver, gateways);
        if (answer.length == 0) revert UnsupportedResolverProfile(bytes4(data));
        return (extended ? abi.decode(answer, (bytes)) : answer, resolver);
    }

    function reverseWithGateways(bytes calldata account, uint256 coinType, string[] calldata gateways) external view returns (string memory, address, address) {
        if (account.length != 20) revert UnsupportedCoinType(coinType);
        (string memory primary, address reverseResolver) = primaryOf(address(bytes20(account)), coinType);
        bytes memory carried = abi.encode(account, coinType, primary, reverseResolver);
        bytes memory name = dnsEncode(bytes(primary));
        bytes32 node_ = node(name, 0);
        bytes memory question = coinType == ETHER
            ? abi.encodeWithSignature("addr(bytes32)", node_)
            : abi.encodeWithSignature("addr(bytes32,uint256)", node_, coinType);
        try this.resolveWithGateways(name, question, gateways) returns (bytes memory answer, address resolver) {
            return checked(carried, answer, resolver);
        } catch (bytes memory reason) {
            relayReverse(reason, carried);
        }
    }

    function resolveCallback(bytes calldata response, bytes calldata extra) external view returns (bytes memory, address) {
        (address resolver, bytes4 callback, bytes memory carried) = abi.decode(extra, (address, bytes4, bytes));
        (bool[] memory failures, bytes[] memory responses) = abi.decode(response, (bool[], bytes[]));
        if (failures[0]) rethrow(responses[0]);
        (bool ok, bytes memory answer) = resolver.staticcall(abi.encodeWithSelector(callback, responses[0], carried));
        if (!ok) revert ResolverError(answer);
        return (abi.decode(answer, (bytes)), resolver);
    }

    function reverseCallback(bytes calldata response, bytes calldata extra) external view returns (string memory, address, address) {
        (bytes memory carried, bytes memory reverse) = abi.decode(extra, (bytes, bytes));
        (bytes memory answer, address resolver) = this.resolveCallback(response, carried);
        return checked(reverse, answer, resolver);
    }

    /// The name of a node of a DNS-encoded name, from a place in it on.
    function node(bytes memory name, uint256 at) public pure returns (bytes32) {
        uint256 length = uint8(name[at]);
        if (length == 0) return bytes32(0);
        bytes32 label;
        assembly {
            label := keccak256(add(add(name, 33), at), length)
        }
        return keccak256(abi.encodePacked(node(name, at + 1 + length), label));
    }

    /// Who answers for a name: its own resolver, or that of the nearest name above it (ENSIP-10).
    function find(bytes memory name) private view returns (address resolver, bool parent) {
        for (uint256 at; name[at] != 0; at += 1 + uint8(name[at])) {
            resolver = registry.resolver(node(name, at));
            if (resolver == address(0)) continue;
            if (resolver.code.length == 0) revert ResolverNotContract(name, resolver);
            return (resolver, at != 0);
        }
        revert ResolverNotFound(name);
    }

    function isExtended(address resolver) private view returns (bool) {
        try EnsResolver(resolver).supportsInterface(type(IExtendedResolver).interfaceId) returns (bool yes) {
            return yes;
        } catch {
            return false;
        }
    }

    /// Asks the client to ask: as a batch of one, so that the gateway hears the resolver's own address.
    function relay(bytes memory reason, address resolver, string[] memory gateways) private view {
        if (bytes4(reason) != OffchainLookup.selector) revert ResolverError(reason);
        (address sender, string[] memory urls, bytes memory data, bytes4 callback, bytes memory extra) = lookupOf(reason);
        if (sender != resolver) revert ResolverError(reason);
        Query[] memory queries = new Query[](1);
        queries[0] = Query(sender, urls, data);
        bytes memory batch = abi.encodeCall(IBatchGateway.query, (queries));
        revert OffchainLookup(address(this), gateways, batch, this.resolveCallback.selector, abi.encode(resolver, callback, extra));
    }

    /// What the way forward asks of the client, with what the way backward found.
    function relayReverse(bytes memory reason, bytes memory reverse) private view {
        if (bytes4(reason) != OffchainLookup.selector) rethrow(reason);
        (, string[] memory urls, bytes memory data,, bytes memory extra) = lookupOf(reason);
        revert OffchainLookup(address(this), urls, data, this.reverseCallback.selector, abi.encode(extra, reverse));
    }

    /// What an account says that it is called: of Ethereum under `addr.reverse`, of other chains under `<coin type>.reverse` (ENSIP-19).
    function primaryOf(address account, uint256 coinType) private view returns (string memory primary, address resolver) {
        bytes memory digits = bytes(Strings.toHexString(account));
        bytes memory space = coinType == ETHER ? bytes("0xaddr") : bytes(Strings.toHexString(coinType));
        bytes memory name = abi.encodePacked(uint8(40), new bytes(40), uint8(space.length - 2), new bytes(space.length - 2), "\x07reverse\x00");
        for (uint256 i; i < 40; i++) name[1 + i] = digits[2 + i];
        for (uint256 i = 2; i < space.length; i++) name[40 + i] = space[i];
        (resolver,) = find(name);
        bytes32 reverseNode = node(name, 0);
        if (isExtended(resolver)) {
            bytes memory question = abi.encodeCall(EnsResolver.name, (reverseNode));
            primary = abi.decode(IExtendedResolver(resolver).resolve(name, question), (string));
        } else {
            primary = EnsResolver(resolver).name(reverseNode);
        }
        if (bytes(primary).length == 0) revert ResolverNotFound(name);
    }

    function checked(bytes memory reverse, bytes memory answer, address resolver) private pure returns (string memory, address, address) {
        (bytes memory account, uint256 coinType, string memory primary, address reverseResolver) =
            abi.decode(reverse, (bytes, uint256, string, address));
        // Ethereum's own call answers an address, that of all coins its bytes.
        bytes memory found = coinType == ETHER ? abi.encodePacked(abi.decode(answer, (address))) : abi.decode(answer, (bytes));
        if (keccak256(found) != keccak256(account)) revert ReverseAddressMismatch(primary, found);
        return (primary, resolver, reverseResolver);
    }

    function lookupOf(bytes memory reason) private pure returns (address, string[] memory, bytes memory, bytes4, bytes memory) {
        bytes memory body = new bytes(reason.length - 4);
        for (uint256 i; i < body.length; i++) body[i] = reason[4 + i];
        return abi.decode(body, (address, string[], bytes, bytes4, bytes));
    }

    function rethrow(bytes memory reason) private pure {
        assembly {
            revert(add(reason, 32), mload(reason))
        }
    }

    function dnsEncode(bytes memory name) private pure returns (bytes memory encoded) {
        encoded = new bytes(name.length + 2);
        uint256 start;
        for (uint256 i; i <= name.length; i++) {
            if (i < name.length && name[i] != ".") {
                encoded[i + 1] = name[i];
                continue;
            }
            encoded[start] = bytes1(uint8(i - start));
            start = i + 1;
        }
    }
}
